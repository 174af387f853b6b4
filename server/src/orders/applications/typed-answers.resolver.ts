import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { ApplicationAnswer } from '../../../../domain/adoption/application.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { ApplicationAnswerInput } from '../pet-orders/application-answer.input.ts';
import { PetOrder } from '../pet-orders/pet-order.entity.ts';
import { StoredAnswer } from '../pet-orders/stored-application.entity.ts';
import { PetApplication } from './application.entity.ts';
import type { TypedAnswersService } from './typed-answers.service.ts';

@Resolver(() => PetApplication)
export class TypedAnswersResolver {
  constructor(private readonly typedAnswers: TypedAnswersService) {}

  @FieldResolver(() => [StoredAnswer], {
    complexity: listWeight(5, complexityWeights.lookUp),
    description:
      'What you have typed and not sent yet, on whichever device; empty for everybody else, the staff included.',
  })
  typed(
    @Root() { order }: PetApplication,
    @Ctx() { viewer }: RequestContext,
  ): Promise<readonly ApplicationAnswer[]> {
    return this.typedAnswers.find(order, viewer);
  }

  @Authorized()
  @Mutation(() => PetOrder, {
    description:
      'Keeps answers while you type them, for you alone, until `answerApplication` sends them. Nothing typed for a month is gone.',
  })
  keepTypedAnswers(
    @Arg('id', () => ID, { description: 'Id of your own order.' }) id: string,
    @Arg('answers', () => [ApplicationAnswerInput], {
      description: 'All that is typed, where nothing is an empty text; it replaces what was kept before.',
    })
    answers: ApplicationAnswerInput[],
    @Ctx() { viewer }: RequestContext,
  ): Promise<PetOrder> {
    return this.typedAnswers.keep(id, { answers }, requireViewer(viewer));
  }
}
