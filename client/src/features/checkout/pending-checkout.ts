import { z } from 'zod';
import { type Contact, type EntryInput, entryRules } from '../../../../domain/input-rules.ts';
import type { PendingCheckout } from '../../lib/saved-state.ts';

/*
 * A payment that was begun is kept in the browser, so that a reload, a second tab or a double click comes
 * back to the same payment instead of making another.
 */

/** The entries of an order in the one sequence that the API is always told. */
export function inSequence(entries: readonly EntryInput[]): EntryInput[] {
  return entries
    .map(({ petId, accessoriesAmount }) => ({ petId, accessoriesAmount }))
    .toSorted((left, right) => left.petId.localeCompare(right.petId));
}

/**
 * One text for one order, as JSON: the same entries in any sequence, for the same person, make the same
 * text. Another cart or another address is another payment.
 */
export function checkoutContent(entries: readonly EntryInput[], contact: Contact, email: string): string {
  const { username, location, phone } = contact;
  return JSON.stringify({ email, username, location, phone, entries: inSequence(entries) });
}

/** What a remembered checkout was for. It comes from the browser's storage, so it may be spoiled. */
const rememberedContent = z.object({
  email: z.string().optional(),
  entries: z.array(entryRules).optional(),
});

function contentOf(pending: PendingCheckout): z.infer<typeof rememberedContent> {
  try {
    return rememberedContent.parse(JSON.parse(pending.content));
  } catch {
    return {};
  }
}

/**
 * What the shop holds for this shopper: a payment that was begun takes its pieces out of the stock,
 * and the shopper who began it must not be told that they are gone.
 */
export function heldEntries(pending: PendingCheckout | undefined): EntryInput[] {
  return pending?.paymentId ? (contentOf(pending).entries ?? []) : [];
}

/** Whether this account may ask what became of it: nobody else is told, and nobody else should forget it. */
export function isBegunBy(email: string, pending: PendingCheckout): boolean {
  const { email: owner = email } = contentOf(pending);
  return owner === email;
}

/** The payment to go on with: the remembered one if it is for this content, otherwise a new one. */
export function pendingFor(
  content: string,
  remembered: PendingCheckout | undefined,
  newKey: () => string,
): PendingCheckout {
  if (remembered?.content === content) return remembered;
  return { idempotencyKey: newKey(), content };
}
