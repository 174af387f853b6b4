import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { connectionOf, PageRequest } from '../../pagination/connection.ts';
import type { LazyConnection } from '../../pagination/paginate.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { DiscrepanciesService } from '../discrepancies/discrepancies.service.ts';
import { MoneyFinding } from '../discrepancies/discrepancy.entity.ts';
import type { DisputesService } from '../disputes/disputes.service.ts';
import type { PaymentLoading } from '../payments.service.ts';
import { Payment } from '../records/payment.entity.ts';
import { MoneyHealth } from './payment-health.entity.ts';
import type { PaymentHealthService } from './payment-health.service.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

const DiscrepancyConnection = connectionOf(MoneyFinding, 'MoneyFinding', 'findings');

@Resolver(() => MoneyHealth)
export class PaymentHealthResolver {
  constructor(
    private readonly health: PaymentHealthService,
    private readonly discrepancies: DiscrepanciesService,
    private readonly reconciliation: ReconciliationService,
  ) {}

  @Authorized('seeFigures')
  @Query(() => MoneyHealth, { description: 'Whether the shop’s books and Stripe’s agree.' })
  moneyHealth(): MoneyHealth {
    return this.health.createLazyHealth();
  }

  @Authorized('seeFigures')
  @Mutation(() => MoneyHealth, {
    description: 'Compares the shop’s books with Stripe’s now, and puts right what does not agree.',
  })
  async reconcile(@Ctx() context: RequestContext): Promise<MoneyHealth> {
    await this.reconciliation.runFor(requireViewer(context.viewer));
    return this.health.createLazyHealth();
  }

  // Reached only through the operations above, which are for admins.
  @FieldResolver(() => DiscrepancyConnection, {
    name: 'findings',
    description: 'What was found, newest first.',
  })
  listDiscrepancies(
    @Arg('solved', () => Boolean, {
      nullable: true,
      description: 'Only findings that are put right, or only those that are not.',
    })
    solved: boolean | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<MoneyFinding> {
    return this.discrepancies.list(solved ?? null, page);
  }
}

@Resolver(() => MoneyFinding)
export class DiscrepancyResolver {
  constructor(private readonly disputes: DisputesService) {}

  @Authorized('seeFigures')
  @Mutation(() => MoneyFinding, {
    description:
      'Takes note of a lost dispute, whose money does not come back, so that it no longer counts as unmatched.',
  })
  acknowledgeFinding(
    @Arg('id', () => ID, { description: 'Id of the finding.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MoneyFinding> {
    return this.disputes.acknowledge(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether nothing can put it right any more, so that acknowledgeFinding may take note of it.',
  })
  canBeAcknowledged(@Root() discrepancy: MoneyFinding): boolean {
    return Boolean(discrepancy.isFinal) && !discrepancy.solvedAt;
  }

  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The payment it is about, where there is one.',
  })
  async payment(@Root() discrepancy: MoneyFinding, @Ctx() context: PaymentLoading): Promise<Payment | null> {
    return discrepancy.paymentId ? context.paymentLoader.load(textOf(discrepancy.paymentId)) : null;
  }
}
