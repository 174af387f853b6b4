import { Field, ObjectType } from 'type-graphql';
import { Order } from '../order/order.entity.ts';
import { Shipment } from './shipment.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A parcel that is sent once more, and has no number yet.' })
export class ReplacementToPack {
  @Field(() => Order, { description: 'The order that it is of.' })
  order!: Order;

  @Field(() => Shipment, { description: 'The parcel.' })
  shipment!: Shipment;
}
