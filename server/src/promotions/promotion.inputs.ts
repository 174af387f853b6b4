import { GraphQLDateTime } from 'graphql-scalars';
import { Field, Float, InputType, Int } from 'type-graphql';
import { Category, PetType } from '../../../domain/catalogue/pet-options.ts';
import { kindTexts } from '../../../domain/promotions/promotion-kinds.ts';
import { KindFields } from './kind-fields.ts';

@InputType({ description: kindTexts.about })
@KindFields('added')
export class AddPromotionInput {
  @Field(() => String, {
    description: 'What shoppers enter: 3 to 32 letters, digits, - and _, kept in capitals; no two are alike.',
  })
  code!: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest sum of the cart’s lines before reductions, US dollars; 0 when left out.',
  })
  minEntriesTotal?: number | null;

  @Field(() => [Category], {
    nullable: true,
    description: 'Categories it is for, food or accessories; both when left out.',
  })
  categories?: Category[] | null;

  @Field(() => [PetType], {
    nullable: true,
    description: 'Animals whose items it is for; all when left out.',
  })
  types?: PetType[] | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'First moment it counts; at once when left out.',
  })
  from?: Date | null;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'First moment it no longer counts, later than from; never when left out.',
  })
  until?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Orders it can be used for in all; any when left out.' })
  maxUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'Orders of one account; any when left out.' })
  maxUsesPerAccount?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether it can be used; true when left out.' })
  isActive?: boolean | null;
}

@InputType({
  description:
    'Changes to a promotion. What is left out stays, null takes a value or a limit away; how often it was used is not for changing.',
})
@KindFields('changed')
export class UpdatePromotionInput implements Partial<AddPromotionInput> {
  @Field(() => String, {
    nullable: true,
    description: 'What shoppers enter: 3 to 32 letters, digits, - and _.',
  })
  code?: string;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest sum of the cart’s lines before reductions, US dollars.',
  })
  minEntriesTotal?: number | null;

  @Field(() => [Category], { nullable: true, description: 'Categories it is for, food or accessories.' })
  categories?: Category[] | null;

  @Field(() => [PetType], { nullable: true, description: 'Animals whose items it is for.' })
  types?: PetType[] | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'First moment it counts.' })
  from?: Date | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'First moment it no longer counts.' })
  until?: Date | null;

  @Field(() => Int, { nullable: true, description: 'Orders it can be used for in all.' })
  maxUses?: number | null;

  @Field(() => Int, { nullable: true, description: 'Orders of one account.' })
  maxUsesPerAccount?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'true brings an ended one back.' })
  isActive?: boolean | null;
}
