import { Arg, Query, Resolver } from 'type-graphql';
import { feedingPlan } from '../../../domain/feeding/feeding-plan.ts';
import { CHANGE_DAYS, feedingRules } from '../../../domain/feeding/feeding-rules.ts';
import { listWeight } from '../platform/complexity-weights.ts';
import { checkInput } from '../platform/domain-error.ts';
import { FeedingInput } from './feeding.input.ts';
import { FeedingPlan } from './feeding-plan.entity.ts';

@Resolver()
export class FeedingResolver {
  @Query(() => FeedingPlan, {
    name: 'feedingPlan',
    description: 'How much of a food a dog or a cat gets a day, and how it is changed to it.',
    complexity: listWeight(CHANGE_DAYS.most),
  })
  plan(
    @Arg('input', () => FeedingInput, { description: 'The animal and its food.' }) input: FeedingInput,
  ): FeedingPlan {
    return feedingPlan(checkInput(feedingRules, input));
  }
}
