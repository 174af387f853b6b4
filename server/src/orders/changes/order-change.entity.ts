import { Field, ObjectType, registerEnumType } from 'type-graphql';
import { CartEntry } from '../cart-entries/cart-entry.entity.ts';
import { PetOrder } from '../pet-orders/pet-order.entity.ts';

export const OrderChangeKind = { PLACED: 'placed', MOVED: 'moved' } as const;
export type OrderChangeKind = (typeof OrderChangeKind)[keyof typeof OrderChangeKind];

registerEnumType(OrderChangeKind, {
  name: 'OrderChangeKind',
  description: 'What happened to an order.',
  valuesConfig: {
    PLACED: { description: 'It is new.' },
    MOVED: { description: 'Its state changed, or the animal can be collected.' },
  },
});

@ObjectType({
  simpleResolvers: true,
  description: 'Something that happened to one order, with the order as it is since then.',
})
export class OrderChange {
  @Field(() => OrderChangeKind, { description: 'What happened.' })
  kind!: OrderChangeKind;

  // Plain, because changes are only ever told to the owner of the order and to admins.
  @Field(() => PetOrder, { nullable: true, description: 'The order, where it is for an animal.' })
  petOrder!: PetOrder | null;

  @Field(() => CartEntry, { nullable: true, description: 'The order, where it is for food or an accessory.' })
  cartEntry!: CartEntry | null;
}
