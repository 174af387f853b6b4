import { Field, ObjectType } from 'type-graphql';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import { Rating } from './review.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'An item, and what its reviews for animals like one come to.',
})
export class RatedPet {
  @Field(() => Pet, { description: 'The item.' })
  pet!: Pet;

  @Field(() => Rating, { description: 'What those reviews come to.' })
  rating!: Rating;
}
