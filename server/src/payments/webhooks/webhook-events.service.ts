import { databaseClock } from '../../database/database-clock.ts';
import { primaryOnly } from '../../database/write-concerns.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import type { Logger } from '../../platform/logging.ts';
import type { DisputesService } from '../disputes/disputes.service.ts';
import type { SettlementService } from '../settlement/settlement.service.ts';
import type { StripeEvent } from '../stripe/stripe-types.ts';
import { type WebhookEvent, WebhookEventModel } from '../stripe/webhook-event.entity.ts';

/** How long Stripe itself has to bring an event again before the reconciliation takes it up, in milliseconds. */
const RETRY_AFTER_MS = 30_000;
/** How many events one round takes up. */
const MAX_BATCH_SIZE = 1000;

/**
 * Stripe's word on its payments. An event is stored before it is handled; what it says is only a hint
 * to ask Stripe, so late, doubled and swapped events do no harm.
 */
export class WebhookEventsService {
  constructor(
    private readonly settlement: SettlementService,
    private readonly disputes: DisputesService,
    private readonly log: Logger,
  ) {}

  /** Stores an event and handles it. One that was handled before is left alone. */
  async receive(event: StripeEvent): Promise<void> {
    if (!event.isOurs) {
      // Answered kindly: Stripe would bring it again for days. But nothing of it is believed.
      this.log.warn({ eventId: event.id, type: event.type }, 'a webhook of another account or mode');
      return;
    }
    if (!isRelevant(event)) return;
    const { id: _id, intentId, disputeId } = event;
    if (await this.store(event)) await this.handle({ _id, intentId, disputeId });
    else this.log.debug({ eventId: event.id }, 'a webhook came again');
  }

  /** Events that were stored and not finished: by a process that died, or for an outage. */
  unhandled(now: Date): Promise<WebhookEvent[]> {
    return WebhookEventModel.find({
      handledAt: null,
      receivedAt: { $lt: new Date(now.getTime() - RETRY_AFTER_MS) },
    })
      .sort({ receivedAt: 1 })
      .limit(MAX_BATCH_SIZE)
      .lean<WebhookEvent[]>();
  }

  async handle({
    _id,
    intentId,
    disputeId,
  }: Pick<WebhookEvent, '_id' | 'intentId' | 'disputeId'>): Promise<void> {
    if (disputeId) await this.disputes.sync(disputeId);
    else if (intentId) await this.settle(intentId);
    await WebhookEventModel.updateOne({ _id }, { handledAt: databaseClock.now() }, primaryOnly);
  }

  private async settle(intentId: string): Promise<void> {
    const payment = await paymentRepository.find({ intentId });
    if (payment) await this.settlement.settle(payment);
  }

  /** False when the event was handled before. One that was stored but not finished is taken up again. */
  private async store({ id, type, intentId, disputeId }: StripeEvent): Promise<boolean> {
    const { upsertedCount } = await WebhookEventModel.updateOne(
      { _id: id },
      {
        $setOnInsert: {
          type,
          ...(intentId && { intentId }),
          ...(disputeId && { disputeId }),
          receivedAt: databaseClock.now(),
        },
      },
      // Stripe brings it again until it is answered, and that is after it was handled.
      { upsert: true, ...primaryOnly },
    );
    return upsertedCount === 1 || Boolean(await WebhookEventModel.exists({ _id: id, handledAt: null }));
  }
}

/**
 * Whether an event is a reason to ask Stripe. What it says of charges it says of their intents too, but for their
 * disputes; and that an intent was made the shop knows, because it made it.
 */
function isRelevant({ type }: StripeEvent): boolean {
  if (type.startsWith('charge.dispute.')) return true;
  return type.startsWith('payment_intent.') && type !== 'payment_intent.created';
}
