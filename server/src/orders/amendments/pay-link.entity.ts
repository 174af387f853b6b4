import { GraphQLDateTime, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { isDollars } from '../../../../domain/money/money.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import { isCaptured, type PaymentRecord } from '../records/payment.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What is asked for because an order is to be delivered in a dearer way.',
})
export class PayLink {
  @Field(() => GraphQLNonNegativeFloat, { description: 'What is to be paid, US dollars.' })
  amount!: number;

  @Field(() => DeliveryMethod, { description: 'How the order is delivered once it is paid.' })
  delivery!: DeliveryMethod;

  @Field(() => GraphQLDateTime, { description: 'When it was asked for.' })
  askedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be paid.' })
  payUntil!: Date;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What was charged on top of an order because it is delivered in a dearer way.',
})
export class OrderSupplement {
  @Field(() => GraphQLNonNegativeFloat, { description: 'What was charged, US dollars.' })
  amount!: number;

  @Field(() => DeliveryMethod, { description: 'The way of delivery that it was asked for.' })
  delivery!: DeliveryMethod;

  @Field(() => GraphQLDateTime, { description: 'When it was paid.' })
  paidAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Brand of the card, such as `visa`; null where nobody knows.',
  })
  cardBrand!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Last four digits of the card; null where nobody knows.',
  })
  cardLast4!: string | null;
}

/** A pay link that was paid; what can not be read of it is left out. */
export function toSupplement(link: PaymentRecord): OrderSupplement[] {
  const { amount, settledAt, cardBrand, cardLast4 } = link;
  if (!isCaptured(link) || !isDollars(amount) || !isValidDate(settledAt)) return [];
  const card = { cardBrand: textOf(cardBrand) || null, cardLast4: textOf(cardLast4) || null };
  return [{ amount, delivery: wayOf(link), paidAt: settledAt, ...card }];
}

export function toPayLink(link: PaymentRecord): PayLink {
  const { amount, paymentdate, expiresAt } = link;
  return { amount, delivery: wayOf(link), askedAt: paymentdate, payUntil: expiresAt };
}

/** The way of delivery that it is for; what another program wrote may hold anything. */
function wayOf({ wish }: PaymentRecord): DeliveryMethod {
  return Object.values(DeliveryMethod).find((way) => way === wish?.delivery) ?? DeliveryMethod.STANDARD;
}
