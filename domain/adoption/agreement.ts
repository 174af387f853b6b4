import { requiredName } from '../input/required-text.ts';
import { givenPetOrderStates, type PetOrderStatus } from '../orders/order-states.ts';
import type { AgreedFee } from '../shop-settings/agreement-text.ts';

/*
 * The agreement by which an animal goes to its new people. What was signed is kept word for word, whatever becomes of the
 * owner's text.
 */

/** How far the money is, by what the order keeps of it. */
export function agreedFee({
  fee,
  handOver,
}: {
  readonly fee?:
    | {
        readonly paidAt?: Date | undefined;
        readonly waivedAt?: Date | undefined;
        readonly isPaidAtShop: boolean;
      }
    | undefined;
  readonly handOver?: { readonly paid?: number | undefined } | undefined;
}): AgreedFee {
  if (fee?.paidAt) return 'PAID_ONLINE';
  if (fee?.waivedAt) return 'WAIVED';
  if (fee?.isPaidAtShop || handOver?.paid) return 'PAID_AT_THE_SHOP';
  return fee ? 'DUE_ONLINE' : 'DUE_AT_THE_SHOP';
}

/** Whether an agreement can be signed: once the animal is theirs, and later too where that was forgotten. */
export function isSignable(status: PetOrderStatus): boolean {
  return givenPetOrderStates.some((given) => given === status);
}

/** Whether there may be papers: while the animal is theirs, and after it came back where they were signed. */
export function mayHavePapers(status: PetOrderStatus): boolean {
  return isSignable(status) || status === 'returned';
}

/** The name as it is typed by whoever signs. */
export const signerName = requiredName(120);
