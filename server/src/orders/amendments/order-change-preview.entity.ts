import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { addCents, toDollars } from '../../../../domain/money/money.ts';
import { DeliveryPromise, type Order } from '../order/order.entity.ts';
import { promisedTo } from '../order/order-promise.ts';
import type { AmendmentPlan } from './amendment-plan.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'What comes of a change of an order that is about to be made. Nothing is done yet.',
})
export class OrderChangePreview {
  @Field(() => GraphQLNonNegativeFloat, { description: 'What goes back to the card in all, US dollars.' })
  toCard!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What of it is for the delivery, US dollars.' })
  delivery!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What of it is for the items, which cost less where they are picked up, US dollars.',
  })
  items!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What of it is tax, US dollars.' })
  tax!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What the new way of delivery costs more than was paid, US dollars.',
  })
  toPay!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What of the order can still go back after it, US dollars.',
  })
  leftToRefund!: number;

  @Field(() => DeliveryPromise, { description: 'What is promised for the order after it.' })
  promise!: DeliveryPromise;

  @Field(() => String, { nullable: true, description: 'Why it can not be done so; null where it can.' })
  problem!: string | null;

  @Field(() => Boolean, {
    description: 'Whether the staff can ask for `toPay` by a pay link, and it is done once that is paid.',
  })
  isAskable!: boolean;

  @Field(() => String, {
    description: 'Sent along with the same change, it is refused where something else would come of it.',
  })
  fingerprint!: string;
}

/**
 * @param promised what is promised for the order as it is
 * @param timeZone IANA name of the shop's
 */
export function toOrderChangePreview(
  plan: AmendmentPlan,
  order: Pick<Order, 'location'>,
  promised: DeliveryPromise,
  timeZone: string,
): OrderChangePreview {
  const { after, promise } = plan;
  const { delivery: method, location } = after;
  const moved = promised.place === order.location ? { ...promised, place: location } : promised;
  return {
    toCard: toDollars(plan.toCard),
    delivery: toDollars(plan.delivery),
    items: toDollars(addCents(plan.lines.map(({ amount }) => amount))),
    tax: toDollars(plan.tax),
    toPay: toDollars(plan.toPay),
    leftToRefund: toDollars(plan.leftToRefund),
    promise: promise ? { ...promisedTo({ method, promise, location }, timeZone), isKept: null } : moved,
    problem: plan.problem,
    isAskable: plan.isAskable,
    fingerprint: plan.fingerprint,
  };
}
