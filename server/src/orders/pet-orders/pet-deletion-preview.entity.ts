import { GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { PetOrder } from './pet-order.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Who has asked for an item that is to be deleted.',
})
export class PetDeletionPreview {
  @Field(() => GraphQLNonNegativeInt, {
    description: 'Orders for it that wait, and are declined with it.',
  })
  waiting!: number;

  @Field(() => PetOrder, {
    nullable: true,
    description: 'The accepted order that has to be settled first; null where there is none.',
  })
  accepted!: PetOrder | null;
}
