import { GraphQLDateTime } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import type { OrderStatus } from '../../../../domain/orders/order-status.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';
import { OrderStatusEnum } from './order.entity.ts';

@InputType({ description: 'Which orders: those for which everything holds that is given.' })
export class OrderWhere {
  @Field(() => String, {
    nullable: true,
    description:
      'Words of a number, name, e-mail address, phone number or item; a part of each is enough, case and accents do not count. Of a part that very many orders have, those alone that have a word which begins so.',
  })
  search?: string | null;

  @Field(() => OrderStatusEnum, { nullable: true, description: 'Only orders in this state.' })
  status?: OrderStatus | null;

  @Field(() => DeliveryMethod, { nullable: true, description: 'Only orders that reach their shoppers so.' })
  delivery?: DeliveryMethod | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether only orders whose shoppers wait for an answer to what they reported.',
  })
  hasOpenProblem?: boolean | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those placed at or after this moment.' })
  placedFrom?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'Only those placed before this moment.' })
  placedTo?: Date | null;
}
