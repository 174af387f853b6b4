import { toDollars } from '../../../../domain/money/money.ts';
import { ReductionRule } from '../../../../domain/pricing/choices.ts';
import type { DeliveryOption as PricedDelivery } from '../../../../domain/pricing/delivery-options.ts';
import type { Adjustment as PricedAdjustment } from '../../../../domain/pricing/price-order.ts';
import { type CartLine, hasPrice, isThere, lineTotal } from '../cart-entries/cart-lines.ts';
import { type Adjustment, type DeliveryOption, Quote, type QuoteLine } from './quote.entity.ts';

/** The parts of a quote as the API gives them, in dollars. */
export function toQuoteLine(line: CartLine): QuoteLine {
  const { pet, accessoriesAmount } = line;
  const { _id: petId, petname, petprice } = pet;
  return {
    ...{ petId, petname, petprice, accessoriesAmount, pet },
    totalamount: hasPrice(line) ? lineTotal(line) : 0,
    available: isThere(line),
  };
}

export function toAdjustment({ amount, ...adjustment }: PricedAdjustment): Adjustment {
  return { ...adjustment, amount: toDollars(amount) };
}

export function toDeliveryOption({ price, ...option }: PricedDelivery): DeliveryOption {
  return { ...option, price: toDollars(price) };
}

/** A quote that says nothing of its code but that it is to be tried later. */
export function withoutCodeReason(quote: Quote): Quote {
  const adjustments = quote.adjustments.map((one) =>
    one.rule === ReductionRule.PROMOTION_CODE ? { ...one, reason: TOO_MANY_CODES } : one,
  );
  return Object.assign(new Quote(), quote, { adjustments });
}

const TOO_MANY_CODES = 'Too many codes that can not be used were tried. Please try again later.';
