import type { Environment } from '../environment/environment.ts';
import type { Violation } from './invariants.ts';

/**
 * I30: each dearer change of an order was paid by one pay link, which was not withdrawn; whatever else was paid changed
 * nothing, and has gone back (I1).
 */
export async function findWrongPayLinks({ db }: Environment): Promise<Violation[]> {
  const payments = db.collection('payments');
  const links = await payments.find({ kind: 'supplement' }).toArray();
  const changed = await payments.find({ kind: 'checkout', 'amendments.to': 'standard' }).toArray();
  const counted = links.filter(({ isOnTop }) => isOnTop !== undefined);
  const byOrder = Map.groupBy(counted, ({ supplementTo }) => String(supplementTo));
  const unpaid = changed
    .filter(({ _id }) => byOrder.get(String(_id))?.length !== 1)
    .map(({ _id }) => `Order ${_id} was changed, and ${byOrder.get(String(_id))?.length ?? 0} links paid it`);
  const wrong = counted
    .filter(
      ({ supplementTo, withdrawnAt, settledAt }) =>
        withdrawnAt || !settledAt || !changed.some(({ _id }) => _id.equals(supplementTo)),
    )
    .map(
      ({ _id }) => `Pay link ${_id} was withdrawn, not paid or for an order that is as it was, and counts`,
    );
  return [...unpaid, ...wrong].map((what): Violation => ({ rule: 'I30', what }));
}
