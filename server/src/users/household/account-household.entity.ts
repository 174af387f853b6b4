import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, Int, ObjectType } from 'type-graphql';
import { Level } from '../../../../domain/catalogue/known.ts';
import type { Household } from '../../../../domain/matching/household.ts';

/** Stands in the record of its account. */
@ObjectType('Household', {
  simpleResolvers: true,
  description: 'Who would live with an animal, as the account holder has answered it.',
})
@modelOptions({ schemaOptions: { _id: false } })
export class AccountHousehold implements Household {
  @Field(() => Level, { description: 'LOW is a flat, MEDIUM a house, HIGH a house with a garden.' })
  @prop({ type: () => String, required: true })
  home!: Level;

  @Field(() => Int, { description: 'The most hours a day that an animal would be alone.' })
  @prop({ type: () => Number, required: true })
  hoursAlone!: number;

  @Field(() => Level, { description: 'How lively an animal may be.' })
  @prop({ type: () => String, required: true })
  energy!: Level;

  @Field(() => Level, { description: 'How experienced its people are.' })
  @prop({ type: () => String, required: true })
  experience!: Level;

  @Field(() => [Int], { description: 'Ages of the children, in years; empty without any.' })
  @prop({ type: () => [Number], required: true })
  childrenAges!: number[];

  @Field(() => Int, { description: 'Dogs that live there.' })
  @prop({ type: () => Number, required: true })
  dogs!: number;

  @Field(() => Int, { description: 'Cats that live there.' })
  @prop({ type: () => Number, required: true })
  cats!: number;
}
