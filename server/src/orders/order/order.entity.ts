import { GraphQLDateTime, GraphQLEmailAddress, GraphQLLocalDate } from 'graphql-scalars';
import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { trackingUrl } from '../../../../domain/orders/carriers.ts';
import { HoldReason } from '../../../../domain/orders/holds.ts';
import { type OrderStatus, orderStatus } from '../../../../domain/orders/order-status.ts';
import { OrderActor, OrderEventKind } from '../../../../domain/orders/timeline.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { lastAmended, orderLines, piecesByLine } from '../cart-entries/order-lines.ts';
import { Payment } from '../records/payment.entity.ts';

/** GraphQL names of the states; which is which stands in domain/orders/order-status.ts. */
export const OrderStatusEnum = {
  PENDING: 'pending',
  PAID: 'paid',
  PARTLY_SHIPPED: 'partly_shipped',
  SHIPPED: 'shipped',
  DELIVERED: 'delivered',
  CANCELLED: 'cancelled',
  RETURNED: 'returned',
} as const satisfies Record<string, OrderStatus>;

registerEnumType(OrderStatusEnum, {
  name: 'OrderStatus',
  description: 'State of an order, by its entries that were neither canceled nor returned.',
  valuesConfig: {
    PENDING: { description: 'Not paid yet.' },
    PAID: { description: 'Paid; nothing of it is on its way yet.' },
    PARTLY_SHIPPED: { description: 'Some of it is on its way or has arrived, some is not.' },
    SHIPPED: { description: 'All of it is on its way, or waits to be picked up; some may have arrived.' },
    DELIVERED: { description: 'All of it has arrived, or was picked up.' },
    CANCELLED: { description: 'All of it was called off.' },
    RETURNED: { description: 'All of it that was not called off came back.' },
  },
});

registerEnumType(OrderEventKind, {
  name: 'OrderEventKind',
  description: 'What happened to an order.',
  valuesConfig: {
    PLACED: { description: 'It was placed.' },
    PAID: { description: 'Its card was charged.' },
    CHANGED: { description: 'Its address, phone number or delivery was changed.' },
    ASKED: { description: 'Its shopper was asked to pay more for another delivery, or no longer.' },
    SHIPPED: { description: 'Some or all of it was sent, or laid ready to be picked up.' },
    CORRECTED: { description: 'What was said of a parcel was corrected.' },
    LOST: { description: 'A parcel did not arrive.' },
    UNDONE: { description: 'It was taken back that a parcel was sent.' },
    DELIVERED: { description: 'Some or all of it arrived, or was picked up.' },
    CANCELLED: { description: 'Some or all of it was called off.' },
    RETURNED: { description: 'Some or all of it came back to the shop.' },
    REFUNDED: { description: 'Money went back, or is about to.' },
    PROBLEM: { description: 'Its shopper said that something is wrong, or the shop answered that.' },
    DISPUTED: {
      description:
        'The card’s bank asked about the charge or took it back, or decided so. Told to the staff alone.',
    },
  },
});

registerEnumType(OrderActor, {
  name: 'OrderActor',
  description: 'By whom something happened to an order.',
  valuesConfig: {
    SHOPPER: { description: 'Whoever ordered.' },
    SHOP: { description: 'The shop.' },
    PROVIDER: { description: 'The provider of card payments.' },
  },
});

registerEnumType(HoldReason, {
  name: 'HoldReason',
  description: 'Why an order may not leave.',
  valuesConfig: {
    DISPUTED: { description: 'The card’s bank asks about the charge, or has taken it back for now.' },
    DISPUTE_LOST: { description: 'The bank keeps the money.' },
    REFUNDED: { description: 'All that was paid for what waits has gone back, or is about to.' },
    WAITS: { description: 'Its shopper was asked to pay the difference that a change costs.' },
    ON_REQUEST: { description: 'Somebody of the staff put it on hold.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'Something that keeps an order from leaving.' })
export class OrderHold {
  @Field(() => HoldReason, { description: 'What.' })
  reason!: HoldReason;

  @Field(() => String, { description: 'The same in a sentence.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'Something that happened to an order.' })
export class OrderEvent {
  @Field(() => GraphQLDateTime, { description: 'When.' })
  at!: Date;

  @Field(() => OrderEventKind, { description: 'What.' })
  kind!: OrderEventKind;

  @Field(() => String, {
    description:
      'The same in a sentence for who asks: the shopper, or the staff, who read the name of whoever of them did it.',
  })
  text!: string;

  @Field(() => OrderActor, { description: 'By whom.' })
  by!: OrderActor;
}

@ObjectType({ simpleResolvers: true, description: 'How an order reaches its shopper.' })
export class OrderDelivery {
  @Field(() => DeliveryMethod, { description: 'The way that was chosen.' })
  method!: DeliveryMethod;

  @Field(() => String, { nullable: true, description: 'Who brings it; null where the shop has not said so.' })
  carrier!: string | null;

  @Field(() => String, { nullable: true, description: 'The carrier’s number of the parcel.' })
  trackingNumber!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where the carrier shows where it is; null for carriers that the shop does not know.',
  })
  trackingUrl!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When the last of it was sent, or laid ready to be picked up.',
  })
  shippedAt!: Date | null;
}

@ObjectType({
  simpleResolvers: true,
  description:
    'What the shopper was told when paying, and kept: days by the shop’s calendar. What is picked up was promised for no day.',
})
export class DeliveryPromise {
  @Field(() => DeliveryMethod, { description: 'The way that was chosen.' })
  method!: DeliveryMethod;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The first day on which it comes; null for what is picked up, and for orders from before.',
  })
  from!: string | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'The last one; the same day where it comes the same day.',
  })
  until!: string | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'By which hour of that day; null where the day is all that was said.',
  })
  dueAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'Where it goes, or where it is picked up; null for orders from before.',
  })
  place!: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the arrival of the last of it was noted by the end of that day; null until it arrived, and where no day was promised.',
  })
  isKept!: boolean | null;
}

@ObjectType({
  simpleResolvers: true,
  description: 'One checkout: what was ordered together, what was paid for it and what became of it.',
})
export class Order {
  @Field(() => String, {
    description: 'What a shopper says on the phone, such as FP-7K3M-92QD.',
  })
  number!: string;

  @Field(() => OrderStatusEnum, { description: 'State of the order, by its entries.' })
  status!: OrderStatus;

  @Field(() => GraphQLDateTime, { description: 'When it was placed.' })
  placedAt!: Date;

  @Field(() => String, { description: 'Who gets it.' })
  username!: string;

  @Field(() => String, { description: 'Where it goes.' })
  location!: string;

  @Field(() => String, { description: 'Phone number for questions.' })
  phone!: string;

  @Field(() => GraphQLEmailAddress, { description: 'E-mail of its account, as it is now.' })
  email!: string;

  @Field(() => [CartEntry], {
    description:
      'Its lines as they were ordered, in the order of the cart, canceled ones included. A line is PAID until its last piece has left.',
  })
  entries!: CartEntry[];

  @Field(() => [CartEntry], {
    description:
      'What its lines fell into where something was done with some of their pieces, line by line; the first of a line has the line’s id.',
  })
  pieces!: CartEntry[];

  @Field(() => Payment, { description: 'What was paid for it.' })
  payment!: Payment;

  @Field(() => OrderDelivery, { description: 'How it reaches its shopper.' })
  delivery!: OrderDelivery;
}

/** A payment and its entries as an order; null where they are none: an amount that no cart has claimed. */
export function toOrder(payment: Payment, entries: CartEntry[]): Order | null {
  const pieces = [...piecesByLine(entries).values()].flat();
  const [first] = pieces;
  if (!first || !payment.number) return null;
  const { username, location, phone } = lastAmended(pieces) ?? first;
  return Object.assign(new Order(), {
    ...{ number: payment.number, placedAt: payment.paymentdate, email: payment.email, payment },
    ...{ entries: orderLines(pieces), pieces, username, location, phone },
    status: orderStatus(entries.map((entry) => entry.status)),
    delivery: toDelivery(payment, entries),
  });
}

const methods = Object.values(DeliveryMethod);

function toDelivery(payment: Payment, entries: readonly CartEntry[]): OrderDelivery {
  const carrier = textOf(payment.carrier) || null;
  const trackingNumber = textOf(payment.trackingNumber) || null;
  const sentAt = entries.flatMap(({ shippedAt }) => (isValidDate(shippedAt) ? [shippedAt.getTime()] : []));
  return {
    ...{ carrier, trackingNumber },
    method: methods.find((method) => method === payment.deliveryMethod) ?? DeliveryMethod.STANDARD,
    trackingUrl: trackingUrl(carrier, trackingNumber),
    shippedAt: sentAt.length > 0 ? new Date(Math.max(...sentAt)) : null,
  };
}
