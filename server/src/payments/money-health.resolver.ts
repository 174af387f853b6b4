import { Arg, Authorized, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { connectionOf } from '../platform/connection.ts';
import type { LazyConnection } from '../platform/listing.ts';
import { textOf } from '../platform/text-of.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import type { FindingsService } from './findings.service.ts';
import { MoneyFinding } from './money-finding.entity.ts';
import { MoneyHealth } from './money-health.entity.ts';
import type { MoneyHealthService } from './money-health.service.ts';
import { Payment } from './payment.entity.ts';
import type { ReconciliationService } from './reconciliation.service.ts';

const MoneyFindingConnection = connectionOf(MoneyFinding, 'MoneyFinding', 'findings');

@Resolver(() => MoneyHealth)
export class MoneyHealthResolver {
  constructor(
    private readonly health: MoneyHealthService,
    private readonly findings: FindingsService,
    private readonly reconciliation: ReconciliationService,
  ) {}

  @Authorized('admin')
  @Query(() => MoneyHealth, { description: 'Whether the shop’s books and Stripe’s agree.' })
  moneyHealth(): MoneyHealth {
    return this.health.look();
  }

  @Authorized('admin')
  @Mutation(() => MoneyHealth, {
    description: 'Compares the shop’s books with Stripe’s now, and puts right what does not agree.',
  })
  async reconcile(@Ctx() context: RequestContext): Promise<MoneyHealth> {
    await this.reconciliation.runFor(requireViewer(context.viewer));
    return this.health.look();
  }

  // Reached only through the operations above, which are for admins.
  @FieldResolver(() => MoneyFindingConnection, {
    name: 'findings',
    description: 'What was found, newest first.',
  })
  listFindings(
    @Arg('solved', () => Boolean, {
      nullable: true,
      description: 'Only findings that are put right, or only those that are not.',
    })
    solved: boolean | null,
    @Arg('first', () => Int, { defaultValue: 20, description: 'Size of the page, from 1 to 100.' })
    first: number,
    @Arg('after', () => String, { nullable: true, description: 'endCursor of the page before.' })
    after: string,
  ): LazyConnection<MoneyFinding> {
    return this.findings.list(solved ?? null, { first, after });
  }
}

@Resolver(() => MoneyFinding)
export class MoneyFindingResolver {
  @FieldResolver(() => Payment, {
    nullable: true,
    description: 'The payment it is about, where there is one.',
  })
  async payment(@Root() finding: MoneyFinding, @Ctx() context: RequestContext): Promise<Payment | null> {
    return finding.paymentId ? context.paymentLoader.load(textOf(finding.paymentId)) : null;
  }
}
