import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import {
  MAX_ANIMAL_NAME_LENGTH,
  MAX_ANIMAL_NOTES_LENGTH,
  MAX_AVOIDED,
} from '../../../domain/care/animal-limits.ts';
import { Known } from '../../../domain/catalogue/known.ts';
import { Gender, PetType, Species } from '../../../domain/catalogue/pet-options.ts';

@InputType({ description: 'What may be left out of what is said of an animal.' })
class AnimalDetailsInput {
  @Field(() => Species, { nullable: true, description: 'Which of the other animals it is.' })
  species?: Species | null;

  @Field(() => String, { nullable: true, description: 'Its breed, at most 60 characters.' })
  breed?: string | null;

  @Field(() => Gender, { nullable: true, description: 'Male or female.' })
  gender?: Gender | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'Day of its birth.' })
  bornOn?: string | null;

  @Field(() => Known, { nullable: true, description: 'Whether it is neutered.' })
  neutered?: Known | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its chip: 15 digits, of older ones 9 digits or 10 digits and letters.',
  })
  chipNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What its people note, at most ${MAX_ANIMAL_NOTES_LENGTH} characters.`,
  })
  notes?: string | null;

  @Field(() => [String], {
    nullable: true,
    description: `What it must not eat: at most ${MAX_AVOIDED} words, such as chicken.`,
  })
  avoids?: string[] | null;
}

@InputType({ description: 'An animal of one’s own.' })
export class AnimalInput extends AnimalDetailsInput {
  @Field(() => String, { description: `What it is called, at most ${MAX_ANIMAL_NAME_LENGTH} characters.` })
  name!: string;

  @Field(() => PetType, { description: 'Dog, cat, or another animal.' })
  type!: PetType;
}

@InputType({
  description: 'What changes of an animal: what is null is not known any more, what is left out stays.',
})
export class AnimalChangeInput extends AnimalDetailsInput {
  @Field(() => String, {
    nullable: true,
    description: `What it is called, at most ${MAX_ANIMAL_NAME_LENGTH} characters.`,
  })
  name?: string | null;

  @Field(() => PetType, { nullable: true, description: 'Dog, cat, or another animal.' })
  type?: PetType | null;
}
