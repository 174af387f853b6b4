import { databaseClock } from '../../database/database-clock.ts';

/** Within it the same is one request, in milliseconds: nobody fills in a form twice so fast. */
const DOUBLE_CLICK_MS = 10_000;

/** Whether one of some records in the same words is so new that it is the first half of a double click. */
export function isDoubleClick(same: readonly { readonly createdAt: Date }[]): boolean {
  const since = databaseClock.in(-DOUBLE_CLICK_MS);
  return same.some(({ createdAt }) => createdAt >= since);
}
