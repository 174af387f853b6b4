import { index, modelOptions, prop } from '@typegoose/typegoose';
import {
  GraphQLDateTime,
  GraphQLNonNegativeFloat,
  GraphQLNonNegativeInt,
  GraphQLPositiveInt,
} from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { Category, PetType } from '../../../domain/catalogue/pet-options.ts';
import type { KindValues } from '../../../domain/promotions/promotion-kinds.ts';
import { databaseClock } from '../database/database-clock.ts';
import { entityOf, modelOf, type Persisted } from '../database/model-of.ts';
import { KindFields } from './kind-fields.ts';

@ObjectType({ simpleResolvers: true, description: 'A code that takes something off a cart.' })
@modelOptions({ schemaOptions: { collection: 'promotions', versionKey: false } })
@index({ code: 1 }, { unique: true })
@index({ createdAt: -1, _id: -1 })
@KindFields('stored')
export class Promotion {
  @Field(() => ID, { description: 'Identifies the promotion.' })
  _id!: string;

  @Field(() => String, { description: 'What shoppers enter, in capitals; case does not count.' })
  @prop({ type: () => String, required: true })
  code!: string;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'Lowest sum of the cart’s lines before reductions, US dollars.',
  })
  @prop({ type: () => Number, default: () => 0 })
  minEntriesTotal!: number;

  @Field(() => [Category], { description: 'Categories it is for; none stands for food and accessories.' })
  @prop({ type: () => [String], required: true, default: () => [] })
  categories!: Category[];

  @Field(() => [PetType], { description: 'Animals whose items it is for; none stands for all.' })
  @prop({ type: () => [String], required: true, default: () => [] })
  types!: PetType[];

  @Field(() => GraphQLDateTime, { nullable: true, description: 'First moment it counts; null: at once.' })
  @prop({ type: () => Date })
  from?: Date;

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'First moment it no longer counts; null: never.',
  })
  @prop({ type: () => Date })
  until?: Date;

  @Field(() => GraphQLPositiveInt, {
    nullable: true,
    description: 'Orders it can be used for in all; null: any.',
  })
  @prop({ type: () => Number })
  maxUses?: number;

  @Field(() => GraphQLPositiveInt, { nullable: true, description: 'Orders of one account; null: any.' })
  @prop({ type: () => Number })
  maxUsesPerAccount?: number;

  @Field(() => Boolean, { description: 'False once an admin has ended it.' })
  @prop({ type: () => Boolean, default: () => true })
  isActive!: boolean;

  @Field(() => GraphQLNonNegativeInt, {
    description: 'Orders that use it: paid, or waiting for their payment.',
  })
  @prop({ type: () => Number, default: () => 0 })
  uses!: number;

  @Field(() => GraphQLDateTime, { description: 'When it was made.' })
  @prop({ type: () => Date, required: true, default: () => databaseClock.now() })
  createdAt!: Date;
}

export type PromotionRecord = Persisted<Promotion> & KindValues;

export const PromotionModel = modelOf(Promotion);

/** One use of a promotion by the order of a payment that is paid or waits for it; `_id` is the payment's. */
@modelOptions({ schemaOptions: { collection: 'promotionuses', versionKey: false } })
@index({ promotionId: 1, uid: 1 })
export class PromotionUse {
  _id!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  promotionId!: Types.ObjectId;

  /** Identity that ordered. */
  @prop({ type: () => String, required: true })
  uid!: string;

  /** Whether the payment succeeded; until then the use is held. */
  @prop({ type: () => Boolean, required: true })
  isPaid!: boolean;
}

export const PromotionUseModel = modelOf(PromotionUse);

/** A record of the database as a plain promotion. */
export function toPromotion(record: PromotionRecord): Promotion {
  return entityOf(Promotion, record);
}
