/**
 * Collections that a backup leaves out, each with the reason. All others are in it, those that this
 * version of the shop does not know included: what a backup forgets is noticed when it is too late.
 */
export const leftOut: Readonly<Record<string, string>> = {
  ratelimits: 'counts of the current minute, worth nothing later',
  leases: 'who works on what right now; in a restored shop nobody does',
  serverheartbeats: 'which servers run right now; of a restored shop none does',
  renditions: 'made anew from the pictures when they are asked for',
};

/**
 * Collections whose records stay beside those of a backup that is restored, and are to be worked on anew: who was
 * forgotten since it was taken is forgotten again.
 */
export const carriedOver: readonly string[] = ['forgottenaccounts'];

/** Where a restore puts what it reads before it takes the place of what was there. */
export const STAGING_PREFIX = 'restoring.';

/** Is there while a restore puts the collections in their places. */
export const RESTORE_MARK = 'restore-under-way';

export function isKept(collection: string): boolean {
  const isPassing =
    collection in leftOut || collection === RESTORE_MARK || collection.startsWith(STAGING_PREFIX);
  return !isPassing && !collection.startsWith('system.');
}
