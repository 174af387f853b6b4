import { GraphQLNonNegativeFloat, GraphQLNonNegativeInt, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { PACE_WEEKS, PLANNED_WEEKS } from '../../../domain/stock/purchases.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'What to buy of an item.' })
export class Purchase {
  @Field(() => Pet, { description: 'The item, with its stock as it is now.' })
  pet!: Pet;

  @Field(() => GraphQLNonNegativeFloat, {
    description: `Pieces that were sold a week in the last ${PACE_WEEKS}, less those that came back.`,
  })
  soldAWeek!: number;

  @Field(() => GraphQLNonNegativeInt, {
    description: `Pieces that repeat plans take in the coming ${PLANNED_WEEKS} weeks.`,
  })
  planned!: number;

  @Field(() => GraphQLPositiveInt, { description: 'Pieces to buy.' })
  pieces!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What to buy from a supplier.' })
export class SupplierPurchases {
  @Field(() => String, {
    nullable: true,
    description: 'Who delivers it; null for what nobody has said that of.',
  })
  supplier!: string | null;

  @Field(() => [Purchase], { description: 'By name.' })
  lines!: Purchase[];
}
