import { modelOptions, prop } from '@typegoose/typegoose';
import type { QueryFilter } from 'mongoose';
import { Field, InputType, ObjectType } from 'type-graphql';
import { Age, PetType, Size, Species } from '../../../domain/catalogue/pet-options.ts';
import { type AnimalLike, saidOf } from '../../../domain/reviews/animal-ratings.ts';
import type { ReviewedAnimal } from '../../../domain/reviews/reviewed-animal.ts';
import '../catalogue/pet/pet-enums.ts';

@ObjectType('ReviewedAnimal', {
  simpleResolvers: true,
  description: 'For which animal a review is, as far as its author says so. It has no name.',
})
@modelOptions({ schemaOptions: { _id: false } })
export class StoredReviewedAnimal implements ReviewedAnimal {
  /** Of its author, for whom it goes with the animal; nobody is shown it. */
  @prop({ type: () => String, required: true })
  animalId!: string;

  @Field(() => PetType, { description: 'Dog, cat, or another animal.' })
  @prop({ type: () => String, required: true })
  type!: PetType;

  @Field(() => Species, { nullable: true, description: 'Which of the other animals.' })
  @prop({ type: () => String })
  species?: Species;

  @Field(() => Age, { nullable: true, description: 'How old it was.' })
  @prop({ type: () => String })
  stage?: Age;

  @Field(() => Size, { nullable: true, description: 'How large it was, of dogs.' })
  @prop({ type: () => String })
  size?: Size;
}

@InputType({
  description:
    'Animals like one of your own. What is left out narrows nothing; what is there, the author has said too.',
})
export class AnimalLikeInput implements AnimalLike {
  @Field(() => PetType, { description: 'Dog, cat, or another animal.' })
  type!: PetType;

  @Field(() => Species, { nullable: true, description: 'Which of the other animals.' })
  species?: Species;

  @Field(() => Age, { nullable: true, description: 'How old.' })
  stage?: Age;

  @Field(() => Size, { nullable: true, description: 'How large, of dogs.' })
  size?: Size;
}

/** Reviews for animals like one; all of them for none. */
export function animalLike(like: AnimalLikeInput | null): QueryFilter<object> {
  if (!like) return {};
  return Object.fromEntries(Object.entries(saidOf(like)).map(([name, value]) => [`animal.${name}`, value]));
}
