import type { Contact, EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { PendingCheckout } from '../../../lib/cart-store/persistence.ts';
import { digest } from '../../../lib/digest.ts';

/*
 * A payment that was begun is kept in the browser, so that a reload, a second tab or a double click comes
 * back to the same payment instead of making another.
 */

/** The entries of an order in the one sequence that the API is always told. */
export function inSequence(entries: readonly EntryInput[]): EntryInput[] {
  return entries
    .map(({ petId, accessoriesAmount }) => ({ petId, accessoriesAmount }))
    .sort((left, right) => left.petId.localeCompare(right.petId));
}

/**
 * What tells one order from others: the same entries in any sequence, for the same person, have the same fingerprint.
 * Another cart or another address is another payment. Nobody can read in it whom it is for.
 */
export function fingerprintOf(entries: readonly EntryInput[], contact: Contact, email: string): string {
  const { username, location, phone } = contact;
  return digest(JSON.stringify({ email, username, location, phone, entries: inSequence(entries) }));
}

/**
 * What the shop holds for this shopper: a payment that was begun takes its pieces out of the stock,
 * and the shopper who began it must not be told that they are gone.
 */
export function reservedEntries(pending: PendingCheckout | undefined): readonly EntryInput[] {
  return pending?.paymentId ? pending.entries : [];
}

/** The payment to go on with: the remembered one if it is for this order, otherwise a new one. */
export function pendingFor(
  { fingerprint, entries }: Required<Pick<PendingCheckout, 'fingerprint' | 'entries'>>,
  remembered: PendingCheckout | undefined,
  newKey: () => string,
): PendingCheckout {
  if (remembered && remembered.fingerprint === fingerprint) return remembered;
  return { idempotencyKey: newKey(), fingerprint, entries };
}
