import { GraphQLDateTime } from 'graphql-scalars';
import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { readQuestion } from '../../../../domain/adoption/application-questions.ts';
import { householdIn } from '../../../../domain/adoption/household-answers.ts';
import type { MatchingService } from '../../catalogue/matching/matching.service.ts';
import { PetMatch } from '../../catalogue/matching/pet-match.entity.ts';
import type { PetLoading } from '../../catalogue/pets.service.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { handlesOrders } from '../../users/viewer.ts';
import { StoredApplicationEvent } from '../pet-orders/stored-application.entity.ts';
import { AskedQuestion, PetApplication } from './application.entity.ts';
import { placeOf } from './due-applications.ts';
import { type FeeEventLoading, withFeeEvents } from './fee-events.ts';
import type { VisitsService } from './visits.service.ts';

/** What of an application is looked up when somebody asks for it. */
@Resolver(() => PetApplication)
export class ApplicationFieldsResolver {
  constructor(
    private readonly visits: VisitsService,
    private readonly matching: Pick<MatchingService, 'match'>,
    private readonly shop: Pick<SettingsSource, 'get'>,
  ) {}

  @FieldResolver(() => Int, {
    nullable: true,
    complexity: complexityWeights.lookUp,
    description: 'The place in the line for the animal, 1 is next; null where it stands in none.',
  })
  place(@Root() { order }: PetApplication): Promise<number | null> {
    return placeOf(order);
  }

  @FieldResolver(() => [GraphQLDateTime], {
    complexity: complexityWeights.lookUp,
    description:
      'When a visit can be booked to begin: of the times that were offered, those that are free now.',
  })
  bookable(@Root() { order, stage }: PetApplication): Promise<Date[]> | Date[] {
    return stage === 'VISIT_OFFERED' || stage === 'VISIT_BOOKED' ? this.visits.open(order) : [];
  }

  @FieldResolver(() => [AskedQuestion], {
    complexity: listWeight(5),
    description: 'What the shop would like to know; nobody has to answer.',
  })
  async questions(): Promise<AskedQuestion[]> {
    const { applicationQuestions } = await this.shop.get();
    return applicationQuestions.map(readQuestion).map((asked) => ({ ...asked, choices: [...asked.choices] }));
  }

  @FieldResolver(() => PetMatch, {
    nullable: true,
    complexity: complexityWeights.lookUp,
    description:
      'How the animal fits the household of the answers, or else the one that was sent along; null where neither is, or the animal is gone.',
  })
  async match(
    @Root() { order, stored }: PetApplication,
    @Ctx() context: PetLoading,
  ): Promise<PetMatch | null> {
    const household = householdIn(stored.answers) ?? stored.household;
    const pet = household ? await context.petLoader.load(textOf(order.petId)) : null;
    return pet && this.matching.match(pet, household);
  }

  @FieldResolver(() => [StoredApplicationEvent], {
    complexity: listWeight(5),
    description: 'What happened, first things first.',
  })
  timeline(
    @Root() { stored, order }: PetApplication,
    @Ctx() context: RequestContext & FeeEventLoading,
  ): Promise<StoredApplicationEvent[]> {
    return withFeeEvents(withReason(stored.timeline, order, context), order, context);
  }
}

/** Why an animal came back is for the staff alone. */
function withReason(
  timeline: readonly StoredApplicationEvent[],
  { returnReason }: PetApplication['order'],
  { viewer }: RequestContext,
): readonly StoredApplicationEvent[] {
  if (!returnReason || !handlesOrders(viewer)) return timeline;
  return timeline.map((event) => (event.stage === 'RETURNED' ? { ...event, message: returnReason } : event));
}
