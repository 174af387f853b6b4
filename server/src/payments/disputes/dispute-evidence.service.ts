import type { ClientSession } from 'mongoose';
import { disputeNoteRules } from '../../../../domain/input/note-rules.ts';
import {
  type EvidenceField,
  gatherEvidence,
  SENDS_AHEAD_MS,
  whyNoAnswer,
  withoutStaged,
} from '../../../../domain/orders/dispute-evidence.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { toObjectId } from '../../database/object-id.ts';
import type { Order } from '../../orders/order/order.entity.ts';
import { auditedOrder } from '../../orders/order/order-records.ts';
import {
  DisputeModel,
  type DisputeRecord,
  disputedOrderOf,
  disputesOfOrder,
  unansweredDisputes,
} from '../../orders/records/dispute.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { disputeAnswered } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import type { Actor } from '../../platform/request-scope.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import { allowAffair, requireOthersAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import type { StripeGateway } from '../stripe/stripe.gateway.ts';
import { EvidenceRefusedError, type StripeDispute } from '../stripe/stripe-types.ts';
import {
  type DisputeCase,
  type DisputeEvidence,
  toDisputeCase,
  toDisputeEvidence,
} from './dispute-case.entity.ts';
import type { DisputedOrders } from './disputed-orders.ts';
import type { DisputesService } from './disputes.service.ts';

const deed = 'answer';

/**
 * The shop's answers to disputes. What is sent is stored first, and then sent under a key that is made of it: whatever
 * crashes in between, the bank gets one answer.
 */
export class DisputeEvidenceService {
  constructor(
    private readonly db: Database,
    private readonly stripe: StripeGateway,
    private readonly disputes: DisputesService,
    private readonly orders: DisputedOrders,
    private readonly settings: SettingsSource,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /** The disputes of an order, first ones first. @param orderId id of its payment */
  async ofOrder(orderId: string): Promise<DisputeCase[]> {
    const records = await DisputeModel.find(disputesOfOrder(orderId))
      .sort({ _id: 1 })
      .lean<DisputeRecord[]>();
    const now = databaseClock.now();
    return records.flatMap((record) => toDisputeCase(record, now) ?? []);
  }

  /**
   * What would be sent now; once it was, what that was.
   *
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own order it is
   */
  async preview(id: string, staff: User): Promise<DisputeEvidence> {
    const { dispute, order } = await this.get(id);
    requireOthersAffair(staff, { owner: order.payment.uid, deed });
    const { evidence } = dispute;
    if (evidence) return toDisputeEvidence({ fields: evidence.fields, missing: [] });
    return toDisputeEvidence(gatherEvidence(await this.orders.factsOf(order)));
  }

  /**
   * Sends the bank what is known of the order, once, also where Stripe's answer is lost.
   *
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT; FORBIDDEN for staff whose own order it is; INVALID_TRANSITION where the
   *   bank takes no answer any more; CONFLICT with Stripe's words where Stripe refuses it; UPSTREAM_UNAVAILABLE
   */
  async submit(id: string, answer: { readonly note?: string | null }, staff: User): Promise<string> {
    const { note } = checkInput(disputeNoteRules, answer);
    const { dispute, order } = await this.get(id);
    const own = { owner: order.payment.uid, deed };
    requireOthersAffair(staff, own);
    requireAnswerable(await this.ask(dispute));
    const { fields } = gatherEvidence(await this.orders.factsOf(order), note);
    await this.db.transaction(async (session) => {
      if (!(await keep(dispute, { fields, by: staff }, session))) return;
      await allowAffair(staff, { ...own, ...auditedOrder(order) }, this.audit, session);
    });
    await this.send(dispute);
    return order.number;
  }

  /** What is to be sent without anybody: what somebody sent and Stripe did not answer, and what is due within a day. */
  async findDue(now: Date): Promise<DisputeRecord[]> {
    const onTheirWay = await DisputeModel.find({ sendingSince: { $lte: now } }).lean<DisputeRecord[]>();
    if (!(await this.settings.get()).sendsDisputeEvidence) return onTheirWay;
    const soon = new Date(now.getTime() + SENDS_AHEAD_MS);
    const unsent = { sendingSince: { $exists: false }, evidenceSentAt: { $exists: false } };
    const due = { ...unansweredDisputes, ...unsent, answerBy: { $gt: now, $lte: soon } };
    return [...onTheirWay, ...(await DisputeModel.find(due).lean<DisputeRecord[]>())];
  }

  /** Sends the evidence of one of them. What people wrote at Stripe by hand stays as it is. */
  async sendByItself(dispute: DisputeRecord): Promise<void> {
    if (!dispute.evidence && !(await this.prepare(dispute))) return;
    await this.send(dispute);
  }

  /** @returns false where there is nothing to be sent */
  private async prepare(dispute: DisputeRecord): Promise<boolean> {
    const now = await this.ask(dispute);
    const order = await this.orders.find(dispute);
    if (!order || reasonAgainst(now)) return false;
    const { fields } = gatherEvidence(await this.orders.factsOf(order));
    const evidence = { fields: withoutStaged(fields, now.stagedFields) };
    await this.db.transaction((session) => keep(dispute, evidence, session));
    return true;
  }

  /** Sends what is stored, unless Stripe has it already. */
  private async send({ _id }: DisputeRecord): Promise<void> {
    const dispute = await DisputeModel.findById(_id).lean<DisputeRecord>();
    if (!dispute?.evidence || dispute.evidenceSentAt) return;
    const now = await this.ask(dispute);
    if (now.evidenceKey !== keyOf(dispute)) await this.submitKept(dispute, now);
    await this.db.transaction((session) => this.recordSent(dispute, session));
    await this.disputes.sync(dispute.stripeDisputeId);
  }

  private async submitKept(dispute: DisputeRecord, now: StripeDispute): Promise<void> {
    const fields = dispute.evidence?.fields ?? [];
    try {
      requireAnswerable(now);
      const evidence = Object.fromEntries(fields.map(({ name, text }) => [name, text]));
      await this.stripe.submitEvidence(now.id, keyOf(dispute), evidence);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'UPSTREAM_UNAVAILABLE') throw error;
      await drop(dispute);
      if (!(error instanceof EvidenceRefusedError)) throw error;
      throw new DomainError('CONFLICT', `Stripe does not take the answer: ${error.message}`);
    }
  }

  private async recordSent(dispute: DisputeRecord, session: ClientSession): Promise<void> {
    const { _id, stripeDisputeId, evidence } = dispute;
    const recorded = await DisputeModel.updateOne(
      { _id, evidenceSentAt: { $exists: false } },
      {
        $set: { evidenceSentAt: databaseClock.now(), submissions: 1 },
        $unset: { sendingSince: '' },
        $inc: { revision: 1 },
      },
      { session },
    );
    if (recorded.modifiedCount === 0) return;
    if (evidence?.by) return this.recordAudit(dispute, evidence.by, session);
    await this.outbox.add([disputeAnswered(disputedOrderOf(dispute), stripeDisputeId)], session);
  }

  /** What was sent stands at the dispute: it tells more of a shopper than the audit is to keep. */
  private async recordAudit(dispute: DisputeRecord, actor: Actor, session: ClientSession): Promise<void> {
    const payment = await paymentRepository.find({ _id: disputedOrderOf(dispute) }, session);
    const names = dispute.evidence?.fields.map(({ name }) => name).join(', ') ?? '';
    const changes = [{ field: 'evidence', before: null, after: names }];
    const about = auditedOrder({ number: payment?.number ?? '' });
    await this.audit.record({ actor, action: 'submit_dispute_evidence', ...about, changes }, session);
  }

  private async get(id: string): Promise<{ readonly dispute: DisputeRecord; readonly order: Order }> {
    const dispute = await DisputeModel.findById(toObjectId(id, 'Dispute')).lean<DisputeRecord>();
    const order = dispute && (await this.orders.find(dispute));
    if (!order) throw notFound('Dispute');
    return { dispute, order };
  }

  private async ask({ stripeDisputeId }: DisputeRecord): Promise<StripeDispute> {
    const now = await this.stripe.findDispute(stripeDisputeId);
    if (!now) throw notFound('Dispute');
    return now;
  }
}

/** @throws DomainError INVALID_TRANSITION */
function requireAnswerable(now: StripeDispute): void {
  const reason = reasonAgainst(now);
  if (reason) throw new DomainError('INVALID_TRANSITION', reason);
}

function reasonAgainst({ status, answerBy, submissions }: StripeDispute): string | null {
  return whyNoAnswer({ status, answerBy, isAnswered: submissions > 0 }, databaseClock.now());
}

interface KeptEvidence {
  readonly fields: readonly EvidenceField[];
  readonly by?: Actor;
}

/** Stores what is to be sent. @returns false where something else was stored before, which is sent in its place */
async function keep(
  { _id }: DisputeRecord,
  { fields, by }: KeptEvidence,
  session: ClientSession,
): Promise<boolean> {
  const evidence = {
    fields: [...fields],
    ...(by && { by: { email: by.email, name: by.name, ...(by.uid && { uid: by.uid }) } }),
  };
  const kept = await DisputeModel.updateOne(
    { _id, evidence: { $exists: false } },
    { $set: { evidence, sendingSince: databaseClock.now() }, $inc: { revision: 1 } },
    { session },
  );
  return kept.modifiedCount === 1;
}

/** Forgets what will never be taken, so that something else can be sent. */
async function drop({ _id, evidenceRefusals }: DisputeRecord): Promise<void> {
  const asRead = { _id, evidenceRefusals: evidenceRefusals ?? { $exists: false } };
  await DisputeModel.updateOne(
    { ...asRead, evidenceSentAt: { $exists: false } },
    { $unset: { evidence: '', sendingSince: '' }, $inc: { evidenceRefusals: 1, revision: 1 } },
  );
}

/** Made of what is stored before the call, so that a repeated call is the same. */
function keyOf({ _id, evidenceRefusals = 0 }: DisputeRecord): string {
  return evidenceRefusals > 0 ? `${_id}_refused${evidenceRefusals}` : _id.toHexString();
}
