/**
 * How many shoppers wait for each animal.
 *
 * @param pending the orders that wait for an answer
 * @returns counts by the animal's id
 */
export function countWaiting(pending: readonly { petId: string }[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { petId } of pending) counts.set(petId, (counts.get(petId) ?? 0) + 1);
  return counts;
}
