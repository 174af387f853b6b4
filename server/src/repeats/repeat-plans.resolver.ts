import { GraphQLLocalDate } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { addDays, type PlanDate } from '../../../domain/repeats/plan-dates.ts';
import type { PlanStatus } from '../../../domain/repeats/plan-states.ts';
import { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetLoading } from '../catalogue/pets.service.ts';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { Quote } from '../orders/quotes/quote.entity.ts';
import { complexityWeights, listWeight } from '../platform/complexity-weights.ts';
import { textOf } from '../platform/text/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { User } from '../users/user.entity.ts';
import { requireViewer } from '../users/viewer.ts';
import { deliveryFingerprint } from './delivery-fingerprint.ts';
import type { LarderLoading } from './larders.ts';
import { RepeatExtraLine, RepeatForecast, RepeatOverview } from './repeat-facts.entity.ts';
import type { RepeatForecastsService } from './repeat-forecasts.service.ts';
import type { FindPets } from './repeat-order.service.ts';
import type { RepeatOverviewService } from './repeat-overview.service.ts';
import { RepeatCard, RepeatPlan, RepeatPlanStatusEnum } from './repeat-plan.entity.ts';
import { UpdateRepeatPlanInput } from './repeat-plan.inputs.ts';
import type { RepeatPlansService } from './repeat-plans.service.ts';
import type { RepeatPricesService } from './repeat-prices.service.ts';
import type { RepeatsService } from './repeats.service.ts';

const RepeatPlanConnection = connectionOf(RepeatPlan, 'RepeatPlan', 'plans of repeat deliveries');

/** Most plans of an account that are likely, for the cost of asking for them. */
const LIKELY_PLANS = 20;

@Resolver(() => RepeatPlan)
export class RepeatPlansResolver {
  constructor(
    private readonly plans: RepeatPlansService,
    private readonly repeats: RepeatsService,
    private readonly prices: RepeatPricesService,
    private readonly overviews: RepeatOverviewService,
    private readonly forecasts: RepeatForecastsService,
  ) {}

  @Authorized('seeFigures')
  @Query(() => RepeatPlanConnection, {
    name: 'repeatPlans',
    description: 'All plans of repeat deliveries, newest first.',
  })
  list(
    @Arg('status', () => RepeatPlanStatusEnum, { nullable: true, description: 'Only those in this state.' })
    status: PlanStatus | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<RepeatPlan> {
    return this.plans.list(status, page);
  }

  @Authorized('seeFigures')
  @Query(() => RepeatOverview, {
    description: 'Repeat deliveries at a glance, with what the coming two weeks will take of the stock.',
    complexity: complexityWeights.figure,
  })
  repeatOverview(): Promise<RepeatOverview> {
    return this.overviews.overview();
  }

  @Authorized()
  @Mutation(() => RepeatPlan, {
    description:
      'Changes, moves, pauses or resumes a plan of yours. CONFLICT while its next delivery is being charged.',
  })
  updateRepeatPlan(
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
    @Arg('input', () => UpdateRepeatPlanInput, { description: 'The changes.' }) input: UpdateRepeatPlanInput,
    @Ctx() context: RequestContext,
  ): Promise<RepeatPlan> {
    return this.plans.update(id, input, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => RepeatPlan, {
    description: 'Leaves the next delivery of a plan of yours out. CONFLICT while it is being charged.',
  })
  skipRepeatDelivery(
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<RepeatPlan> {
    return this.plans.skip(id, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => RepeatPlan, {
    description:
      'Sends the next delivery of a plan of yours now and charges its card; problem says why it was not charged. Twice on a day is once.',
  })
  sendRepeatDeliveryNow(
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description:
        '`RepeatPlan.fingerprintNow` of what was looked at: where something else would come or be charged by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<RepeatPlan> {
    return this.repeats.sendNow(id, requireViewer(context.viewer), fingerprint);
  }

  @Authorized()
  @Mutation(() => RepeatPlan, { description: 'Ends a plan of yours at once; twice is once.' })
  endRepeatPlan(
    @Arg('id', () => ID, { description: 'Id of the plan.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<RepeatPlan> {
    return this.repeats.end(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => Pet, {
    nullable: true,
    description: 'The item as it is now; null for one that is gone.',
    complexity: complexityWeights.lookUp,
  })
  pet(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<Pet | null> {
    return context.petLoader.load(textOf(plan.petId));
  }

  @FieldResolver(() => Pet, {
    nullable: true,
    description: 'What comes where the item is sold out; null where the delivery is left out then.',
    complexity: complexityWeights.lookUp,
  })
  async substitute(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<Pet | null> {
    return plan.substituteId ? context.petLoader.load(textOf(plan.substituteId)) : null;
  }

  @FieldResolver(() => [RepeatExtraLine], {
    description: 'What comes along with the next delivery, once.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  async extras(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<RepeatExtraLine[]> {
    const pets = await Promise.all(plan.extras.map(({ petId }) => context.petLoader.load(textOf(petId))));
    return plan.extras.flatMap(({ accessoriesAmount }, place) => {
      const pet = pets[place];
      return pet ? [{ pet, accessoriesAmount }] : [];
    });
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the price has risen so much that the next delivery waits for your consent.',
    complexity: complexityWeights.lookUp,
  })
  async wantsConsent(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<boolean> {
    return this.prices.wantsConsent(plan, await context.petLoader.load(textOf(plan.petId)));
  }

  @FieldResolver(() => RepeatCard, {
    nullable: true,
    description: 'The card that it charges; null where it is not known.',
    complexity: complexityWeights.lookUp,
  })
  card(@Root() plan: RepeatPlan): Promise<RepeatCard | null> {
    return this.repeats.cardOf(plan);
  }

  @FieldResolver(() => GraphQLLocalDate, {
    description: 'First day that the next delivery can be moved to: tomorrow, by the shop’s calendar.',
  })
  async earliestDate(): Promise<PlanDate> {
    return addDays(await this.prices.today(), 1);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the next delivery is being charged at this moment.',
  })
  isBeingCharged(@Root() plan: RepeatPlan): boolean {
    return plan.paymentId !== undefined;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the next delivery is moved to the day that the forecast asks for.',
  })
  followsForecast(@Root() plan: RepeatPlan): boolean {
    return plan.followsForecast === true;
  }

  @FieldResolver(() => Quote, {
    nullable: true,
    description:
      'What the next delivery will cost, should nothing change, and why; null where there will be none, because it is over or sold out.',
    complexity: complexityWeights.lookUp,
  })
  price(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<Quote | null> {
    return this.prices.ofNext(plan, petsOf(context));
  }

  @FieldResolver(() => Quote, {
    nullable: true,
    description: 'What it would cost now; null where it can not be sent.',
    complexity: complexityWeights.lookUp,
  })
  priceNow(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<Quote | null> {
    return this.prices.now(plan, petsOf(context));
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'What sendRepeatDeliveryNow takes of priceNow: differs wherever something else would come or be charged; null where it can not be sent.',
    complexity: complexityWeights.lookUp,
  })
  async fingerprintNow(@Root() plan: RepeatPlan, @Ctx() context: PetLoading): Promise<string | null> {
    const price = await this.prices.now(plan, petsOf(context));
    return price && deliveryFingerprint(textOf(plan._id), price.lines, price.total);
  }

  @FieldResolver(() => RepeatForecast, {
    nullable: true,
    description: 'How long the food lasts; null where nobody knows how much is eaten, or how much there is.',
    complexity: complexityWeights.lookUp,
  })
  async forecast(
    @Root() plan: RepeatPlan,
    @Ctx() context: PetLoading & LarderLoading & RequestContext,
  ): Promise<RepeatForecast | null> {
    const larder = await context.larderLoader.load(plan.uid);
    // Nobody else hears of somebody's animals.
    const isOwn = context.viewer?.uid === plan.uid;
    return this.forecasts.of(plan, isOwn ? larder : { ...larder, eaters: [] }, petsOf(context));
  }
}

@Resolver(() => User)
export class UserRepeatPlansResolver {
  constructor(private readonly plans: RepeatPlansService) {}

  // Its name is no other resolver's of the same type: the schema knows them by it.
  @FieldResolver(() => [RepeatPlan], {
    name: 'repeatPlans',
    description: 'The account’s plans of repeat deliveries, newest first, ended ones included.',
    complexity: listWeight(LIKELY_PLANS, complexityWeights.lookUp),
  })
  repeatPlansOf(@Root() user: User): Promise<RepeatPlan[]> {
    // Accounts are only ever given to their owner and to admins, so their plans are too.
    return this.plans.ofAccount(textOf(user.uid));
  }
}

/** Items by the request's loader, so that those of all plans are looked up together. */
function petsOf({ petLoader }: PetLoading): FindPets {
  return (ids) => Promise.all(ids.map((id) => petLoader.load(id)));
}
