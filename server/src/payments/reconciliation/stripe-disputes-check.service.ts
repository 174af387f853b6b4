import { DAY_MS } from '../../../../domain/durations.ts';
import { DisputeModel, type DisputeRecord } from '../../orders/records/dispute.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import type { DisputeEvidenceService } from '../disputes/dispute-evidence.service.ts';
import { type DisputesService, isUnchanged } from '../disputes/disputes.service.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import type { StripeDispute } from '../stripe/stripe-types.ts';
import type { ReconciliationRunner } from './reconciliation-run.ts';

/**
 * How far back disputes are compared: longer than a bank takes to decide one. Disputes are few, and
 * change long after they began, so all of that time is read in each run.
 */
const LOOKBACK_MS = 180 * DAY_MS;

/** Compares the shop's disputes with Stripe's: what no webhook reported is found here, and what nobody answered. */
export class StripeDisputesCheckService {
  constructor(
    private readonly stripe: StripeGateway,
    private readonly disputes: DisputesService,
    private readonly evidence: DisputeEvidenceService,
  ) {}

  /** Answers what nobody has, a day before it is due, and sends on what is on its way. */
  async answerDue(runner: ReconciliationRunner, now: Date): Promise<void> {
    await runner.each(await this.evidence.findDue(now), (dispute) => this.evidence.sendByItself(dispute));
  }

  async compare(runner: ReconciliationRunner, now: Date): Promise<void> {
    const since = new Date(now.getTime() - LOOKBACK_MS);
    await runner.eachPage(this.stripe.disputesSince(since), (page) => this.comparePage(runner, page));
  }

  private async comparePage(runner: ReconciliationRunner, page: readonly StripeDispute[]): Promise<void> {
    const ids = page.map(({ id }) => id);
    const records = await DisputeModel.find({ stripeDisputeId: { $in: ids } }).lean<DisputeRecord[]>();
    const byId = new Map(records.map((record) => [record.stripeDisputeId, record]));
    const changed = page.filter((one) => {
      const known = byId.get(one.id);
      return !known || !isUnchanged(known, one);
    });
    const ours = new Set(await intentsOfShop(changed));
    await runner.each(
      changed.filter(({ intentId }) => ours.has(intentId ?? '')),
      async ({ id }) => {
        if (await this.disputes.sync(id)) runner.found += 1;
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
