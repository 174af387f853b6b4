import { GraphQLDateTime, GraphQLNonNegativeInt } from 'graphql-scalars';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { ProblemAnswer, type ProblemState, problemAnswerOf } from '../../../../domain/orders/problems.ts';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { readUpload } from '../../images/read-upload.ts';
import { complexityWeights, listWeight } from '../../platform/complexity-weights.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { CartEntryLoading } from '../cart-entries/cart-entries.service.ts';
import { Order } from '../order/order.entity.ts';
import type { OrderLoading } from '../order/orders.service.ts';
import { OrderProblem, ProblemStateEnum } from '../records/problem.entity.ts';
import { RefundPreview } from '../refunds/refund-preview.entity.ts';
import type { ProblemAnswersService } from './problem-answers.service.ts';
import { ProblemLine, toProblemLines } from './problem-line.entity.ts';
import { listProblems, ProblemWhere } from './problem-list.ts';
import type { ProblemsService } from './problems.service.ts';
import { ReportProblemInput } from './report-problem.input.ts';
import { ReportableLine } from './reportable-line.entity.ts';

const ProblemConnection = connectionOf(OrderProblem, 'OrderProblem', 'requests of shoppers');

@Resolver(() => OrderProblem)
export class ProblemsResolver {
  constructor(
    private readonly service: ProblemsService,
    private readonly answers: ProblemAnswersService,
  ) {}

  @Authorized('handleOrders')
  @Query(() => ProblemConnection, {
    name: 'problems',
    description: 'What shoppers say is wrong with what came; what waits longest first.',
  })
  list(
    @Arg('where', () => ProblemWhere, { nullable: true, description: 'Which ones; all without it.' })
    where: ProblemWhere | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<OrderProblem> {
    return listProblems(where ?? {}, page);
  }

  @Authorized('handleOrders')
  @Query(() => RefundPreview, {
    complexity: complexityWeights.lookUp,
    description: 'What answering a request with REFUND gives back, to the cent.',
  })
  problemPreview(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
  ): Promise<RefundPreview> {
    return this.answers.preview(id);
  }

  @Authorized()
  @Query(() => String, {
    complexity: complexityWeights.picture,
    description: 'The photo of a request as base64 JPEG: of your own, or of any for the staff.',
  })
  problemPhoto(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<string> {
    return this.service.photo(id, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => Order, {
    description:
      'Tells the shop what is wrong with lines of your own order that came, or pieces of them. `Order.reportable` says what can be reported.',
  })
  async reportProblem(
    @Arg('number', () => String, { description: 'Number of the order.' }) number: string,
    @Arg('input', () => ReportProblemInput, { description: 'What is wrong, and wanted.' })
    input: ReportProblemInput,
    @Arg('photo', () => GraphQLUpload, { nullable: true, description: 'A photo of it, at most 10 MB.' })
    photo: Promise<FileUpload> | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    const bytes = photo ? await readUpload(photo) : null;
    return this.service.report(number, input, bytes, requireViewer(context.viewer));
  }

  @Authorized()
  @Mutation(() => Order, { description: 'Takes back a request of your own that waits for its answer.' })
  withdrawProblem(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.service.withdraw(id, requireViewer(context.viewer));
  }

  @Authorized('handleOrders')
  @Mutation(() => Order, {
    description:
      'Answers a request, once: gives the money back, sends the same again or says why not. The shopper is mailed.',
  })
  answerProblem(
    @Arg('id', () => ID, { description: 'Id of the request.' }) id: string,
    @Arg('answer', () => ProblemAnswer, { description: 'What is done.' }) answer: ProblemAnswer,
    @Arg('text', () => String, {
      nullable: true,
      description: 'A word to the shopper, who is mailed it, at most 1000 characters; a refusal has one.',
    })
    text: string | null,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description:
        'Of REFUND, `RefundPreview.fingerprint` of problemPreview: where something else would go back by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Order> {
    return this.answers.answer(id, { answer, text, fingerprint }, requireViewer(context.viewer));
  }

  @FieldResolver(() => ID, { description: 'Identifies the request.' })
  id(@Root() { _id }: OrderProblem): string {
    return _id;
  }

  @FieldResolver(() => [ProblemLine], {
    description: 'What it is about, each line once.',
    complexity: listWeight(5, complexityWeights.sharedLookUp),
  })
  async lines(
    @Root() { paymentId, lines }: OrderProblem,
    @Ctx() context: CartEntryLoading,
  ): Promise<ProblemLine[]> {
    return toProblemLines(lines, await context.entriesLoader.load(textOf(paymentId)));
  }

  @FieldResolver(() => String, {
    nullable: true,
    complexity: complexityWeights.picture,
    description: 'The photo that came with it, as base64 JPEG; null where none did.',
  })
  photo(@Root() problem: OrderProblem): Promise<string | null> {
    return this.service.photoOf(problem);
  }

  @FieldResolver(() => GraphQLDateTime, { description: 'When it was reported.' })
  at(@Root() { createdAt }: OrderProblem): Date {
    return createdAt;
  }

  @FieldResolver(() => ProblemAnswer, {
    nullable: true,
    description: 'What the shop did about it; null while it waits, and where its shopper took it back.',
  })
  answer(@Root() { status }: OrderProblem): ProblemAnswer | null {
    return problemAnswerOf(status);
  }

  @FieldResolver(() => ProblemStateEnum, { description: 'What became of it.' })
  state(@Root() { status }: OrderProblem): ProblemState {
    return status;
  }

  @Authorized('handleOrders')
  @FieldResolver(() => String, {
    nullable: true,
    description: 'Who of the staff answered it. For the staff.',
  })
  closedBy(@Root() { closedBy }: OrderProblem): string | null {
    return textOf(closedBy) || null;
  }
}

@Resolver(() => Order)
export class OrderProblemsResolver {
  constructor(private readonly service: ProblemsService) {}

  @FieldResolver(() => [OrderProblem], {
    description: 'What its shopper says is wrong with what came, and what became of that, first ones first.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  problems(@Root() order: Order, @Ctx() context: OrderLoading): Promise<OrderProblem[]> {
    return context.problemsLoader.load(textOf(order.payment._id));
  }

  @FieldResolver(() => GraphQLNonNegativeInt, { description: 'How many of them wait for an answer.' })
  openProblems(@Root() { payment }: Order): number {
    return Math.max(0, Number(payment.openProblems ?? 0) || 0);
  }

  @FieldResolver(() => [ReportableLine], {
    description: 'Its lines with which something can be said to be wrong now, by the settings of the shop.',
    complexity: listWeight(10, complexityWeights.lookUp),
  })
  async reportable(@Root() order: Order, @Ctx() context: OrderLoading): Promise<ReportableLine[]> {
    const problems = await context.problemsLoader.load(textOf(order.payment._id));
    return this.service.reportable(order, problems);
  }
}
