import { GraphQLLocalDate, GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import {
  MAX_EATS_LENGTH,
  MAX_FILE_NOTES_LENGTH,
  MAX_INTAKE_FROM_LENGTH,
  MAX_PLACE_LENGTH,
} from '../../../../domain/animal-files/animal-file-rules.ts';
import { TreatmentInput } from './treatment.input.ts';

@InputType({ description: 'How an animal came to the shop.' })
export class AnimalIntakeInput {
  @Field(() => String, {
    nullable: true,
    description: `From whom it came, at most ${MAX_INTAKE_FROM_LENGTH} characters.`,
  })
  from?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it came.' })
  on?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Papers that came with it, and what was said, at most ${MAX_FILE_NOTES_LENGTH} characters.`,
  })
  notes?: string | null;
}

@InputType({
  description: 'What changes of a file: what is null is not known any more, what is left out stays.',
})
export class AnimalFileInput {
  @Field(() => AnimalIntakeInput, { nullable: true, description: 'How it came, all of it.' })
  intake?: AnimalIntakeInput | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of its chip: 15 digits, of older ones 9 digits or 10 digits and letters.',
  })
  chipNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Where it lives in the shop, at most ${MAX_PLACE_LENGTH} characters.`,
  })
  place?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What it eats, and how much, at most ${MAX_EATS_LENGTH} characters.`,
  })
  eats?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `What else is to be known of it, at most ${MAX_FILE_NOTES_LENGTH} characters.`,
  })
  notes?: string | null;
}

@InputType({ description: 'What was done for an animal, or is to be done. One of the days has to be there.' })
export class AnimalMedicalInput extends TreatmentInput {
  @Field(() => GraphQLNonNegativeFloat, {
    nullable: true,
    description: 'What it cost, in US dollars. For admins.',
  })
  cost?: number | null;
}
