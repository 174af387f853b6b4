import { Arg, Args, Authorized, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import type { PaymentLoading } from '../../orders/records/payment.entity.ts';
import { Payment } from '../../orders/records/payment.entity.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { DisputesService } from '../disputes/disputes.service.ts';
import { MoneyFinding } from '../findings/finding.entity.ts';
import type { FindingsService } from '../findings/findings.service.ts';
import { MoneyHealth } from './money-health.entity.ts';
import type { MoneyHealthService } from './money-health.service.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

const FindingConnection = connectionOf(MoneyFinding, 'MoneyFinding', 'findings');

@Resolver(() => MoneyHealth)
export class MoneyHealthResolver {
  constructor(
    private readonly health: MoneyHealthService,
    private readonly findings: FindingsService,
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
  @FieldResolver(() => FindingConnection, {
    name: 'findings',
    description: 'What was found, newest first.',
  })
  listFindings(
    @Arg('solved', () => Boolean, {
      nullable: true,
      description: 'Only findings that are put right, or only those that are not.',
    })
    solved: boolean | null,
    @Args(() => PageRequest) page: PageRequest,
  ): LazyConnection<MoneyFinding> {
    return this.findings.list(solved ?? null, page);
  }
}

@Resolver(() => MoneyFinding)
export class FindingResolver {
  constructor(private readonly disputes: DisputesService) {}

  @Authorized('seeFigures')
  @Mutation(() => MoneyFinding, {
    description:
      'Takes note of a finding that no round puts right, so that it no longer counts as unmatched and stays so: a lost dispute, or what was settled in another way. A refund that it is about is owed no longer.',
  })
  acknowledgeFinding(
    @Arg('id', () => ID, { description: 'Id of the finding.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<MoneyFinding> {
    return this.disputes.acknowledge(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether acknowledgeFinding may take note of it: a dispute only once it is lost.',
  })
  canBeAcknowledged(@Root() finding: MoneyFinding): boolean {
    const { kind, isFinal, solvedAt } = finding;
    return !solvedAt && (kind !== 'dispute' || Boolean(isFinal));
  }

  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The payment it is about, where there is one.',
  })
  async payment(@Root() finding: MoneyFinding, @Ctx() context: PaymentLoading): Promise<Payment | null> {
    return finding.paymentId ? context.paymentLoader.load(textOf(finding.paymentId)) : null;
  }
}
