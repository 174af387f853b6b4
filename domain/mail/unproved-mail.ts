import type { MailKind } from './mail-kinds.ts';

/*
 * Anybody can register an address that is not theirs. Until its holder has proved it, the shop writes to it little, and
 * nothing that whoever registered it has typed.
 */

/** Most mails a day to an address that nobody has proved, and of those that cost whoever causes them nothing. */
export const unprovedMailsADay = { all: 200, free: 4 } as const;

/** Most animals that an account may wait for at a time whose address nobody has proved. */
export const UNPROVED_PET_ORDERS = 10;

/** Kinds that an account can cause by itself as often as it likes. */
export const freeMailKinds: readonly MailKind[] = ['REGISTERED', 'PET_ORDER_RECEIVED', 'ORDER_CANCELLED'];

/** Whether one more mail of a kind may go to an address that nobody has proved. @param sent kinds of those of a day */
export function mayMailUnproved(kind: MailKind, sent: readonly MailKind[]): boolean {
  const isFree = (one: MailKind) => freeMailKinds.includes(one);
  if (sent.length >= unprovedMailsADay.all) return false;
  return !isFree(kind) || sent.filter(isFree).length < unprovedMailsADay.free;
}
