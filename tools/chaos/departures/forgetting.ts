import type { Environment } from '../environment/environment.ts';

/** Longer than what was under way when an account was deleted may still write something of it, in milliseconds. */
const STRAGGLERS_MS = 20_000;

/** How many accounts are being forgotten. */
export function countForgetting({ db }: Pick<Environment, 'db'>): Promise<number> {
  return db.collection('forgottenaccounts').countDocuments({ isUnderWay: true });
}

/** As if all that was under way had had its time. */
export async function passStragglers({ db }: Pick<Environment, 'db'>): Promise<void> {
  const past = new Date(Date.now() - STRAGGLERS_MS);
  await db
    .collection('forgottenaccounts')
    .updateMany({ isUnderWay: true, at: { $gt: past } }, { $set: { at: past } });
}
