import { Field, InputType, Int } from 'type-graphql';
import { Level } from '../../../../domain/catalogue/known.ts';
import { MAX_ANIMALS, MAX_CHILD_AGE, MAX_CHILDREN } from '../../../../domain/matching/household.ts';
import '../pet/animal-fact-types.ts';

@InputType({
  description:
    'Who would live with an animal. Matching keeps it nowhere; saveHousehold keeps it in your account.',
})
export class HouseholdInput {
  @Field(() => Level, { description: 'LOW is a flat, MEDIUM a house, HIGH a house with a garden.' })
  home!: Level;

  @Field(() => Int, { description: 'The most hours a day that the animal would be alone, from 0 to 24.' })
  hoursAlone!: number;

  @Field(() => Level, { description: 'How lively the animal may be.' })
  energy!: Level;

  @Field(() => Level, { description: 'How experienced its people are.' })
  experience!: Level;

  @Field(() => [Int], {
    description: `Ages of the children in years, at most ${MAX_CHILDREN} of up to ${MAX_CHILD_AGE}; empty without any.`,
  })
  childrenAges!: number[];

  @Field(() => Int, { description: `Dogs that live there, at most ${MAX_ANIMALS}.` })
  dogs!: number;

  @Field(() => Int, { description: `Cats that live there, at most ${MAX_ANIMALS}.` })
  cats!: number;
}
