import { Field, Float, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type MatchRule, matchRules, type Verdict } from '../../../../domain/matching/match.ts';
import { Pet } from '../pet/pet.entity.ts';

const ruleNames = Object.fromEntries(Object.keys(matchRules).map((rule) => [rule, rule])) as {
  [Rule in MatchRule]: Rule;
};

registerEnumType(ruleNames, {
  name: 'MatchRule',
  description: 'What an animal and a household are compared by.',
  valuesConfig: {
    CHILDREN: { description: 'Whether it gets on with children: 25 points, of households with some.' },
    DOGS: { description: 'Whether it gets on with dogs: 15 points, of households with some.' },
    CATS: { description: 'Whether it gets on with cats: 15 points, of households with some.' },
    ALONE: { description: 'How long it can be alone: 15 points.' },
    SPACE: { description: 'How much room it needs: 10 points.' },
    EXPERIENCE: { description: 'How experienced its people should be: 10 points.' },
    ENERGY: { description: 'How lively it is: 10 points.' },
  },
});

const verdictNames = {
  FITS: 'FITS',
  PARTLY: 'PARTLY',
  UNKNOWN: 'UNKNOWN',
  LESS: 'LESS',
  STOP: 'STOP',
} as const satisfies { [Name in Verdict]: Name };

registerEnumType(verdictNames, {
  name: 'MatchVerdict',
  description: 'What a rule says of an animal and a household.',
  valuesConfig: {
    FITS: { description: 'It fits: all of the points.' },
    PARTLY: { description: 'It nearly fits: half of the points.' },
    UNKNOWN: { description: 'Nobody knows yet: half of the points.' },
    LESS: { description: 'It does not fit, and is no reason against: no point.' },
    STOP: { description: 'It speaks against: no point.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'What a rule says of an animal, in a sentence.' })
export class MatchReason {
  @Field(() => ruleNames, { description: 'The rule.' })
  rule!: MatchRule;

  @Field(() => String, { description: 'What it says, for shoppers.' })
  text!: string;
}

@ObjectType({ simpleResolvers: true, description: 'What a rule gives of the points that it can give.' })
export class MatchPoints extends MatchReason {
  @Field(() => verdictNames, { description: 'What it says.' })
  verdict!: Verdict;

  @Field(() => Float, { description: 'Points that it gives; half points are possible.' })
  points!: number;

  @Field(() => Int, { description: 'Points that it can give.' })
  of!: number;
}

@ObjectType({ simpleResolvers: true, description: 'An animal, and how well it fits a household.' })
export class PetMatch {
  @Field(() => Pet, { description: 'The animal.' })
  pet!: Pet;

  @Field(() => Int, {
    description:
      'From 0 to 100: the points of the rules that concern the household, of all that they can give.',
  })
  score!: number;

  @Field(() => [MatchReason], { description: 'What fits.' })
  fits!: MatchReason[];

  @Field(() => [MatchReason], { description: 'What speaks against it.' })
  stops!: MatchReason[];

  @Field(() => [MatchReason], { description: 'What nobody knows yet.' })
  unknowns!: MatchReason[];

  @Field(() => [MatchPoints], { description: 'The score, rule by rule.' })
  points!: MatchPoints[];
}
