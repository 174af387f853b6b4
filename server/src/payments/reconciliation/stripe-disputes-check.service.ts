import { DisputeModel, type DisputeRecord } from '../disputes/dispute.entity.ts';
import { type DisputesService, isAsNoted } from '../disputes/disputes.service.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { StripeDispute } from '../stripe/stripe-types.ts';
import type { ReconciliationRound } from './reconciliation-run.ts';

/**
 * How far back disputes are looked at, in milliseconds: longer than a bank takes to decide one. Disputes are few, and
 * change long after they began, so all of that time is read in each round.
 */
const LOOK_BACK_MS = 180 * 24 * 3_600_000;

/** Holds the shop's disputes beside Stripe's: what no webhook told is found here. */
export class DisputeComparisonService {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly disputes: DisputesService,
  ) {}

  async compare(round: ReconciliationRound, now: Date): Promise<void> {
    const since = new Date(now.getTime() - LOOK_BACK_MS);
    await round.eachPage(this.stripe.disputesSince(since), (page) => this.comparePage(round, page));
  }

  private async comparePage(round: ReconciliationRound, page: readonly StripeDispute[]): Promise<void> {
    const ids = page.map(({ id }) => id);
    const records = await DisputeModel.find({ stripeDisputeId: { $in: ids } }).lean<DisputeRecord[]>();
    const byId = new Map(records.map((record) => [record.stripeDisputeId, record]));
    const changed = page.filter((one) => {
      const known = byId.get(one.id);
      return !known || !isAsNoted(known, one);
    });
    const ours = new Set(await intentsOfShop(changed));
    await round.each(
      changed.filter(({ intentId }) => ours.has(intentId ?? '')),
      async ({ id }) => {
        if (await this.disputes.sync(id)) round.found += 1;
      },
    );
  }
}

async function intentsOfShop(disputes: readonly StripeDispute[]): Promise<string[]> {
  if (disputes.length === 0) return [];
  const intentIds = disputes.map(({ intentId }) => intentId ?? '');
  return PaymentModel.find({ intentId: { $in: intentIds } })
    .distinct('intentId')
    .exec() as Promise<string[]>;
}
