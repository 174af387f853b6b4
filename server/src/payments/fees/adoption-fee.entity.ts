import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { AdoptionFeeState, feeState } from '../../../../domain/adoption/adoption-fee.ts';
import { addCents, toCents, toDollars } from '../../../../domain/money/money.ts';
import { orderFeeOf } from '../../orders/pet-orders/order-fee.ts';
import type { PetOrder } from '../../orders/pet-orders/pet-order.entity.ts';
import { Payment, type PaymentRecord } from '../../orders/records/payment.entity.ts';

registerEnumType(AdoptionFeeState, {
  name: 'AdoptionFeeState',
  description: 'How far the adoption fee of an order is, where it is paid online.',
  valuesConfig: {
    DUE: { description: 'To be paid; the animal is kept as long as the order says.' },
    PAID: { description: 'Paid by a card: the animal is reserved.' },
    PAID_AT_THE_SHOP: { description: 'Paid at the shop, as the staff noted.' },
    WAIVED: { description: 'The shop asks for none after all.' },
    OWED_BACK: { description: 'It was paid, and is on its way back to the card.' },
    PAID_BACK: { description: 'It went back to the card.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'The adoption fee of an animal, where it is paid online.' })
export class AdoptionFee {
  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What it was when the animal was given to its shopper, US dollars.',
  })
  amount!: number;

  @Field(() => AdoptionFeeState, { description: 'How far it is.' })
  state!: AdoptionFeeState;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When it was paid by a card, the last time; null where it was not.',
  })
  paidAt!: Date | null;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What of it went back, or is on its way back, US dollars.',
  })
  paidBack!: number;

  @Field(() => String, {
    nullable: true,
    description: 'Why it was waived, for the staff alone; null where it was not, and for everybody else.',
  })
  waivedFor!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An adoption fee that waits for a card.' })
export class AdoptionFeeIntent {
  @Field(() => String, { description: 'Lets Stripe.js confirm the payment with a card. For the payer only.' })
  clientSecret!: string;

  @Field(() => Payment, { description: 'The payment, for confirmPayment.' })
  payment!: Payment;
}

/**
 * @param charges what was charged for it, first ones first
 * @param isOfStaff whether whoever reads it may know why it was waived
 */
export function toAdoptionFee(
  order: Pick<PetOrder, 'status' | 'fee'>,
  charges: readonly PaymentRecord[],
  isOfStaff: boolean,
): AdoptionFee | null {
  const fee = orderFeeOf(order);
  const back = charges.filter(({ isFeeKept }) => !isFeeKept);
  const state =
    fee &&
    feeState(
      order.status,
      fee,
      back.map(({ refundDue, amountRefunded }) => ({
        ...{ refundDue: toCents(refundDue), refunded: toCents(amountRefunded) },
      })),
    );
  if (!fee || !state) return null;
  return {
    ...{ amount: toDollars(fee.cents), state },
    paidAt: charges.at(-1)?.settledAt ?? null,
    paidBack: toDollars(addCents(charges.map(({ refundDue }) => toCents(refundDue)))),
    waivedFor: (isOfStaff && order.fee?.waivedFor) || null,
  };
}
