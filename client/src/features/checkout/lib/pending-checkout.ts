import type { Contact, EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { PendingCheckout } from '../../../lib/cart-store/persistence.ts';
import { digest } from '../../../lib/digest.ts';

/*
 * A started payment is stored in the browser, so that a reload, a second tab or a double click continues it instead of
 * starting another.
 */

/** The entries of an order in a canonical sequence. */
export function inSequence(entries: readonly EntryInput[]): EntryInput[] {
  return entries
    .map(({ petId, accessoriesAmount }) => ({ petId, accessoriesAmount }))
    .sort((left, right) => left.petId.localeCompare(right.petId));
}

/**
 * Identifies an order: the same entries in any sequence, for the same person, have the same fingerprint. Another cart or
 * address is another payment. The fingerprint does not reveal the person.
 */
export function fingerprintOf(entries: readonly EntryInput[], contact: Contact, email: string): string {
  const { username, location, phone } = contact;
  return digest(JSON.stringify({ email, username, location, phone, entries: inSequence(entries) }));
}

/**
 * What the shop has reserved for this shopper: a started payment takes its items out of the stock, and they must not
 * look sold out to the shopper who started it.
 */
export function reservedEntries(pending: PendingCheckout | undefined): readonly EntryInput[] {
  return pending?.paymentId ? pending.entries : [];
}

/** The payment to continue: the stored one if it is for this order, otherwise a new one. */
export function pendingFor(
  { fingerprint, entries }: Required<Pick<PendingCheckout, 'fingerprint' | 'entries'>>,
  remembered: PendingCheckout | undefined,
  newKey: () => string,
): PendingCheckout {
  if (remembered && remembered.fingerprint === fingerprint) return remembered;
  return { idempotencyKey: newKey(), fingerprint, entries };
}
