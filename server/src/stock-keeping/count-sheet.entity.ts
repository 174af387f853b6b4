import { GraphQLDateTime, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { Pet } from '../catalogue/pet/pet.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'A place in the shop where goods stand.' })
export class Shelf {
  @Field(() => String, {
    nullable: true,
    description: 'Its name; null for goods of which nobody has said where they stand.',
  })
  name!: string | null;

  @Field(() => GraphQLNonNegativeInt, { description: 'Goods that stand there, sold-out ones too.' })
  items!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What to count of an item.' })
export class CountLine {
  @Field(() => Pet, { description: 'The item, with its stock as it is now.' })
  pet!: Pet;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'Pieces that are ordered and not sent: they stand there beside those of the stock.',
  })
  ordered!: number;
}

@ObjectType({ simpleResolvers: true, description: 'What stands on a shelf, to count it by.' })
export class CountSheet {
  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  at!: Date;

  @Field(() => [CountLine], { description: 'By name.' })
  lines!: CountLine[];

  @Field(() => String, { nullable: true, description: 'Where the next part begins; null for the last.' })
  next!: string | null;
}
