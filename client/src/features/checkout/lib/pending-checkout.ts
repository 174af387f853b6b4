import type { Contact, EntryInput } from '../../../../../domain/input/input-rules.ts';
import type { DeliveryMethod } from '../../../gql/graphql.ts';
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

/** How the order comes, a code that takes something off it, and what of it comes again. */
export interface OrderChoices {
  readonly delivery: DeliveryMethod;
  readonly promotionCode?: string | undefined;
  /** Where it goes, where that is asked for. */
  readonly postcode?: string | undefined;
  readonly repeats?: { readonly petId: string; readonly everyWeeks: number }[] | undefined;
}

interface IdentifiedOrder {
  readonly entries: readonly EntryInput[];
  readonly choices: OrderChoices;
  readonly contact: Contact;
  readonly email: string;
  readonly card?: { readonly savedId?: string; readonly isKept?: true };
}

/**
 * Identifies an order: the same entries in any sequence, chosen alike, for the same person, have the same fingerprint.
 * Another cart, choice or address is another payment. The fingerprint does not reveal the person.
 */
export function fingerprintOf({ entries, choices, contact, email, card }: IdentifiedOrder): string {
  const { username, location, phone } = contact;
  const { delivery, promotionCode, repeats, postcode } = choices;
  // Left out where nothing is chosen, as in fingerprints of before there was a choice.
  const isPlain = delivery === 'STANDARD' && !promotionCode && !repeats;
  const chosen = isPlain ? {} : { choices: { delivery, promotionCode, repeats, postcode } };
  return digest(
    JSON.stringify({ email, username, location, phone, entries: inSequence(entries), ...chosen, ...card }),
  );
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
