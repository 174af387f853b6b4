import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLNonNegativeFloat, GraphQLNonNegativeInt } from 'graphql-scalars';
import { Schema, type Types } from 'mongoose';
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { MAX_REVIEW_LENGTH } from '../../../domain/input/review-rules.ts';
import { entityOf, modelOf, type Persisted } from '../database/model-of.ts';
import { PetImage } from '../images/pet-image.entity.ts';
import { StoredReviewedAnimal } from './reviewed-animal.entity.ts';

/** Holds all that ratings are reckoned from. */
export const ratingIndex = { petId: 1, stars: 1 } as const;

@ObjectType({
  simpleResolvers: true,
  description: 'What the shop answers to a review, for everybody to see.',
})
@modelOptions({ schemaOptions: { _id: false } })
class ReviewAnswer {
  @Field(() => String, { description: 'Plain text.' })
  @prop({ type: () => String, required: true })
  text!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written, or last changed.' })
  @prop({ type: () => Date, required: true })
  answeredAt!: Date;
}

@ObjectType({ simpleResolvers: true, description: 'What somebody who has received an item says of it.' })
@modelOptions({ schemaOptions: { collection: 'reviews', versionKey: false } })
@index({ uid: 1, petId: 1 }, { unique: true })
@index({ petId: 1, writtenAt: -1, _id: -1 })
@index(ratingIndex)
export class Review {
  @Field(() => ID, { description: 'Identifies the review.' })
  _id!: string;

  /** Identity that wrote it; nobody is shown it. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @Field(() => String, { description: 'First name of who wrote it, or "A shopper".' })
  @prop({ type: () => String, required: true })
  name!: string;

  @Field(() => GraphQLNonNegativeInt, { description: 'From 1 to 5.' })
  @prop({ type: () => Number, required: true })
  stars!: number;

  @Field(() => String, { nullable: true, description: 'Plain text; null where the stars say it all.' })
  @prop({ type: () => String })
  text?: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written, or last changed.' })
  @prop({ type: () => Date, required: true })
  writtenAt!: Date;

  @Field(() => ReviewAnswer, { nullable: true, description: 'What the shop answers; null until it does.' })
  @prop({ type: () => ReviewAnswer, _id: false })
  answer?: ReviewAnswer;

  @Field(() => StoredReviewedAnimal, {
    nullable: true,
    description: 'For which kind of animal it is; null where its author does not say so.',
  })
  @prop({ type: () => StoredReviewedAnimal, _id: false })
  animal?: StoredReviewedAnimal;

  /** Shown by a resolver, as most reviews have none. */
  @prop({ type: () => [PetImage], _id: false, default: undefined })
  photos?: PetImage[];
}

export type ReviewRecord = Persisted<Review>;

export const ReviewModel = modelOf(Review);

/** A record of the database as a plain review. */
export function toReview(record: ReviewRecord): Review {
  return entityOf(Review, record);
}

@ObjectType({ simpleResolvers: true, description: 'What the reviews of an item come to.' })
export class Rating {
  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'Stars on average, to one decimal; null without reviews.',
  })
  average!: number | null;

  @Field(() => GraphQLNonNegativeInt, { description: 'How many reviews there are.' })
  count!: number;
}

@InputType({ description: 'What a shopper says of an item.' })
export class ReviewInput {
  @Field(() => Int, { description: 'From 1 to 5.' })
  stars!: number;

  @Field(() => String, {
    nullable: true,
    description: `Plain text, at most ${MAX_REVIEW_LENGTH} characters; none takes one away that was there.`,
  })
  text?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of an animal of yours that it was for: its kind, age and size stand with the review, and never its name. Null says nothing of one, left out it stays as it was.',
  })
  animalId?: string | null;
}
