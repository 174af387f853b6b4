import { DAY_MS } from '../durations.ts';
import { type Cents, formatDollars, toCents } from '../money/money.ts';
import type { PetOrderStatus } from '../orders/order-states.ts';
import { MIN_CHARGE } from '../pricing/min-charge.ts';
import type { AdoptionFeeIsPaid } from '../shop-settings/shop-settings.ts';

/*
 * The adoption fee of an animal that is paid online: when it is to be paid, what it keeps from happening until then, and
 * when it goes back. Where it is paid at the shop, the staff note it at the hand-over, and nothing of this concerns it.
 */

/** How far the fee of an order is. */
export const AdoptionFeeState = {
  /** To be paid: the animal is theirs, and waits for it. */
  DUE: 'DUE',
  PAID: 'PAID',
  PAID_AT_THE_SHOP: 'PAID_AT_THE_SHOP',
  /** The shop asks for none after all. */
  WAIVED: 'WAIVED',
  /** It was paid, and is on its way back. */
  OWED_BACK: 'OWED_BACK',
  PAID_BACK: 'PAID_BACK',
} as const;
export type AdoptionFeeState = (typeof AdoptionFeeState)[keyof typeof AdoptionFeeState];

interface GivenAnimal {
  readonly isAdoption?: boolean | undefined;
  /** US dollars. */
  readonly petprice: number;
}

/**
 * The fee that is to be paid online when an animal is given to somebody; null where it is paid at the shop.
 *
 * @param hasApplication only an order with an application has the page on which a fee is paid
 */
export function feeOnline(
  { isAdoption, petprice }: GivenAnimal,
  isPaid: AdoptionFeeIsPaid,
  hasApplication: boolean,
): Cents | null {
  const fee = toCents(petprice);
  return isPaid === 'ONLINE' && isAdoption === true && hasApplication && fee >= MIN_CHARGE ? fee : null;
}

/** The fee of an order, as it was when the animal was given to somebody. */
export interface OrderFee {
  readonly cents: Cents;
  /** Whether it was paid online, and is kept. */
  readonly isPaid: boolean;
  /** Whether the staff noted at the hand-over that it was paid at the shop. */
  readonly isPaidAtShop: boolean;
  /** Whether the staff ask for none after all. */
  readonly isWaived: boolean;
}

/** A charge of the fee: the first one may have gone back, and another one followed. */
export interface FeeCharge {
  readonly refundDue: Cents;
  readonly refunded: Cents;
}

/**
 * How far a fee is; null where nothing is to be paid and nothing ever was.
 *
 * @param charges what was charged for it and is not kept, first ones first
 */
export function feeState(
  status: PetOrderStatus,
  { isPaid, isPaidAtShop, isWaived }: Omit<OrderFee, 'cents'>,
  charges: readonly FeeCharge[],
): AdoptionFeeState | null {
  if (isPaid) return AdoptionFeeState.PAID;
  if (isPaidAtShop) return AdoptionFeeState.PAID_AT_THE_SHOP;
  if (isWaived && (status === 'approved' || status === 'collected')) return AdoptionFeeState.WAIVED;
  if (status === 'approved') return AdoptionFeeState.DUE;
  const last = charges.at(-1);
  if (!last) return null;
  return last.refunded < last.refundDue ? AdoptionFeeState.OWED_BACK : AdoptionFeeState.PAID_BACK;
}

/** Why a fee can not be paid online now, in a sentence for its shopper; null where it can. */
export function payingProblem(status: PetOrderStatus, fee: OrderFee | null): string | null {
  if (status === 'pending') return 'Nothing is to be paid before the animal is yours';
  if (status !== 'approved') return 'This order is over: nothing is to be paid';
  if (!fee) return 'This is paid at the shop, when you collect the animal';
  if (fee.isWaived) return 'The adoption fee is waived: nothing is to be paid';
  return fee.isPaid ? 'The adoption fee is paid already' : null;
}

/** Why a fee can not be waived now; null where it can. */
export function waivingProblem(status: PetOrderStatus, fee: OrderFee | null): string | null {
  if (status !== 'approved') return 'No adoption fee is due for this order';
  if (!fee) return 'The adoption fee is paid at the shop: note at the hand-over what was paid';
  if (fee.isPaid) return 'The adoption fee is paid already';
  return fee.isWaived ? 'The adoption fee is waived already' : null;
}

/** What the staff note at a hand-over of what was paid at the shop. */
export interface NotedPayment {
  /** US dollars. */
  readonly paid?: number | null | undefined;
  /** Cash or card. */
  readonly paidBy?: string | null | undefined;
}

interface HandOverProblem {
  /** What of the note is wrong; null where there has to be one. */
  readonly field: keyof NotedPayment | null;
  readonly message: string;
}

/** What keeps an animal whose fee is paid online from being handed over: the fee comes first, here or there, and once. */
export function handOverProblem(
  { cents, isPaid, isWaived }: OrderFee,
  { paid, paidBy }: NotedPayment,
): HandOverProblem | null {
  if (isPaid || isWaived) {
    if (!paid) return null;
    const why = isPaid ? 'was paid online' : 'is waived';
    return { field: 'paid', message: `The adoption fee ${why}: nothing is paid at the shop` };
  }
  if (paid === undefined || paid === null) {
    const fee = formatDollars(cents / 100);
    return {
      field: null,
      message: `The adoption fee of ${fee} is not paid yet: wait for it, or note what was paid at the shop`,
    };
  }
  if (paid === 0) return { field: 'paid', message: 'Say how much was paid at the shop' };
  return paidBy ? null : { field: 'paidBy', message: 'Say whether it was cash or a card' };
}

/**
 * Whether a fee goes back, all of it, by what became of its order: what was called off is paid back, and so is an animal
 * that comes back within the days in which anything can (setting `returnDays`). Later it has paid for the animal's care.
 *
 * @param handedOverAt when the animal moved; null where it never did
 */
export function feeGoesBack(
  status: PetOrderStatus,
  handedOverAt: Date | null,
  returnDays: number,
  now: Date,
): boolean {
  if (status === 'approved' || status === 'collected') return false;
  if (status !== 'returned' || !handedOverAt) return true;
  return now.getTime() <= handedOverAt.getTime() + returnDays * DAY_MS;
}
