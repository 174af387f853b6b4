import { GraphQLDateTime } from 'graphql-scalars';
import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { ApplicationStage } from '../../../../domain/orders/application-stages.ts';
import { HouseholdInput } from '../../catalogue/matching/household.input.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { ApplicationAnswerInput } from '../pet-orders/application-answer.input.ts';
import { PetOrder } from '../pet-orders/pet-order.entity.ts';
import { ApplicationStageEnum } from '../pet-orders/stored-application.entity.ts';
import { PetApplication } from './application.entity.ts';
import { HandOverInput } from './application.inputs.ts';
import type { ApplicationsService } from './applications.service.ts';
import { dueApplications, MAX_DUE } from './due-applications.ts';
import { toApplication } from './to-application.ts';
import type { VisitsService } from './visits.service.ts';

@Resolver(() => PetOrder)
export class ApplicationsResolver {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly visits: VisitsService,
  ) {}

  @Authorized()
  @Query(() => PetOrder, { description: 'One order for an animal: your own, or any for the staff.' })
  petOrder(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.applications.get(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Query(() => [PetOrder], {
    complexity: listWeight(20, complexityWeights.lookUp),
    description: `Orders with applications of which something is due, what is overdue first: answers, visits, collections. At most ${MAX_DUE}.`,
  })
  dueApplications(
    @Arg('first', () => Int, { defaultValue: 50, description: `How many, at most ${MAX_DUE}.` })
    first: number,
  ): Promise<PetOrder[]> {
    return dueApplications(first);
  }

  @Authorized()
  @Mutation(() => PetOrder, {
    description:
      'Answers what the shop asks of an application of your own, as often as you like until it has decided.',
  })
  answerApplication(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('answers', () => [ApplicationAnswerInput], {
      description: 'All answers; they replace those before.',
    })
    answers: ApplicationAnswerInput[],
    @Arg('household', () => HouseholdInput, {
      nullable: true,
      description:
        'Who would live with the animal, for the shop to see how they fit; it is kept with the order.',
    })
    household: HouseholdInput | null,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.applications.answer(id, { answers, household }, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description:
      'Moves an application to another stage, and its order along with it. The shopper is told where it matters.',
  })
  moveApplication(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('stage', () => ApplicationStageEnum, { description: 'One of its `nextStages`.' })
    stage: ApplicationStage,
    @Arg('message', () => String, {
      nullable: true,
      description: 'What the shopper reads with it, at most 2000 characters.',
    })
    message: string | null,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.applications.move(id, stage, message, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description:
      'Offers times to meet, in place of those before: within the opening hours, on no holiday, at every fifth minute.',
  })
  offerVisits(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('starts', () => [GraphQLDateTime], { description: 'When a visit can begin, at most 30 times.' })
    starts: Date[],
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.visits.offer(id, starts, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, { description: 'Notes that an animal moved to its new home, and what was paid.' })
  handOver(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('input', () => HandOverInput, { nullable: true, description: 'What is noted.' })
    input: HandOverInput | null,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.applications.handOver(id, input, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => PetOrder, {
    description:
      'Notes that an animal came back. It is in the shop again, and the next one in line has the turn.',
  })
  returnAnimal(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, for the staff alone, at most 2000 characters.' })
    reason: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.applications.returnAnimal(id, reason, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => PetOrder, {
    description:
      'Books one of the offered times, in place of one that was booked. CONFLICT where somebody else has just booked it.',
  })
  bookVisit(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('at', () => GraphQLDateTime, { description: 'When it begins: one of `bookable`.' }) at: Date,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.visits.book(id, at, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => PetOrder, { description: 'Calls a visit off; another time can be booked.' })
  cancelVisit(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.visits.cancel(id, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => PetOrder, { description: 'Withdraws an application: its order is canceled.' })
  withdrawApplication(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.applications.withdraw(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => PetApplication, {
    nullable: true,
    description: 'How far it has come; null where the shop asked for no application when it was ordered.',
  })
  application(@Root() order: PetOrder): PetApplication | null {
    return toApplication(order);
  }
}
