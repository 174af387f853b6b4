import { GraphQLNonNegativeFloat, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { addCents, toDollars } from '../../../../domain/money/money.ts';
import { CartEntry, type CartEntryRecord, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import { partsByLine } from '../cart-entries/order-lines.ts';
import type { RefundPlan } from './refund-plan.ts';

@ObjectType({ simpleResolvers: true, description: 'What goes back for one line of an order.' })
export class RefundPreviewLine {
  @Field(() => CartEntry, { description: 'The line.' })
  entry!: CartEntry;

  @Field(() => GraphQLPositiveInt, { description: 'How many of its pieces.' })
  quantity!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'US dollars that go back for them.' })
  amount!: number;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What goes back by something that is about to be done with an order. Nothing is done yet.',
})
export class RefundPreview {
  @Field(() => GraphQLNonNegativeFloat, { description: 'What goes to the card in all, US dollars.' })
  toCard!: number;

  @Field(() => [RefundPreviewLine], { description: 'What of it is for which line; none for an amount.' })
  lines!: RefundPreviewLine[];

  @Field(() => GraphQLNonNegativeFloat, { description: 'What of it is for the delivery, US dollars.' })
  delivery!: number;

  @Field(() => GraphQLNonNegativeFloat, { description: 'What of it is tax, US dollars.' })
  tax!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'What of the order can still go back after it, US dollars.',
  })
  leftToRefund!: number;

  @Field(() => String, {
    description: 'Sent along with the same request, it is refused where something else would go back.',
  })
  fingerprint!: string;
}

/** @param entries all of the order */
export function toRefundPreview(plan: RefundPlan, entries: readonly CartEntryRecord[]): RefundPreview {
  const parts = plan.lines.map(({ entry, amount }) => ({
    ...{ piece: entry, quantity: entry.accessoriesAmount, amount },
  }));
  return {
    toCard: toDollars(plan.toCard),
    lines: partsByLine(parts, entries.map(toCartEntry)).map(({ entry, quantity, parts: own }) => ({
      ...{ entry, quantity, amount: toDollars(addCents(own.map(({ amount }) => amount))) },
    })),
    delivery: toDollars(plan.delivery),
    tax: toDollars(plan.tax),
    leftToRefund: toDollars(plan.leftToRefund),
    fingerprint: plan.fingerprint,
  };
}
