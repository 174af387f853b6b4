import type { Model } from 'mongoose';
import type { Period } from './period.ts';

/**
 * Orders of one kind that were placed in a period, by their state now.
 *
 * @param moves the table of their states; a state that none is in is counted as 0
 */
export async function countByStatus<Status extends string>(
  model: Pick<Model<unknown>, 'aggregate'>,
  moves: Readonly<Record<Status, unknown>>,
  { from, to }: Period,
): Promise<{ status: Status; count: number }[]> {
  const states = Object.keys(moves) as Status[];
  const found = await model.aggregate<{ _id: Status; count: number }>([
    // Every state is named, so that the index of states and days answers alone.
    { $match: { status: { $in: states }, orderDate: { $gte: from, $lt: to } } },
    { $group: { _id: '$status', count: { $sum: 1 } } },
  ]);
  const counts = new Map(found.map(({ _id, count }) => [_id, count]));
  return states.map((status) => ({ status, count: counts.get(status) ?? 0 }));
}
