import type { ClientSession } from 'mongoose';
import { type Cents, formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import { stateLabel } from '../../../../domain/orders/order-labels.ts';
import { isGivenBack } from '../../../../domain/pricing/refund.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { badInput, checkInput, DomainError } from '../../platform/domain-error.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import { type CartEntryRecord, chargedLine, paidFor } from '../cart-entries/cart-entry.entity.ts';
import { afterSplits, type TakenPieces, writeSplits } from '../cart-entries/line-pieces.ts';
import { isDoubleClick } from '../order/double-click.ts';
import type { Order } from '../order/order.entity.ts';
import { auditedOrder, findChosen, isLive, readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import type { RefundSender } from '../ports.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository, refundable } from '../records/payments.repository.ts';
import { oweAmount, oweDifference, type RefundRequest } from './refund-debts.ts';
import {
  hashOf,
  previewRules,
  type RefundOrderInput,
  type RefundWanted,
  refundRules,
} from './refund-order.input.ts';
import { deliveryRefundAfter, planAsSeen, planRefund, type RefundPlan } from './refund-plan.ts';
import { type RefundPreview, toRefundPreview } from './refund-preview.entity.ts';
import { refundRepository } from './refunds.repository.ts';

/** Giving money of an order back because somebody of the shop decides so, whatever becomes of its entries. */
export class OrderRefundsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly refunds: RefundSender,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives back what was paid for entries of an order, or an amount of it. They stay ordered: only money goes back.
   *
   * @throws DomainError NOT_FOUND; FORBIDDEN for staff whose own order it is; BAD_USER_INPUT where more is asked for than
   *   is left, naming what is; CONFLICT where something else goes back than its fingerprint says; IDEMPOTENCY_MISMATCH for
   *   the id of another request
   */
  async refund(number: string, input: RefundOrderInput, staff: User): Promise<Order> {
    const wanted = checkInput(refundRules, { input }).input;
    const { payment } = await readRecords(number, null);
    await this.db.transaction((session) => this.owe(number, wanted, staff, session));
    await this.refunds.follow(payment._id);
    return this.orders.get(number, staff);
  }

  /** The same as a part of a larger change, which has the money sent afterwards. */
  refundIn(number: string, input: RefundOrderInput, staff: User, session: ClientSession): Promise<void> {
    return this.owe(number, checkInput(refundRules, { input }).input, staff, session);
  }

  /**
   * What the same request would give back now.
   *
   * @throws DomainError as it would, and CONFLICT where its fingerprint is that of something else
   */
  async preview(number: string, input: RefundOrderInput): Promise<RefundPreview> {
    const wanted = checkInput(previewRules, { input }).input;
    const { payment, entries } = await readRecords(number, null);
    const { plan } = await planAsSeen(wanted.fingerprint, () => planOf(payment, entries, wanted));
    return toRefundPreview(plan, entries);
  }

  private async owe(
    number: string,
    wanted: RefundWanted,
    staff: User,
    session: ClientSession,
  ): Promise<void> {
    const requestHash = hashOf(wanted, staff.uid);
    const request = { requestHash, ...(wanted.requestId && { requestId: wanted.requestId }) };
    const { payment: read, entries } = await readRecords(number, session);
    const payment = await paymentRepository.serialize(read._id, session);
    if (!payment || (await isMade(payment, request, session))) return;
    const own = { owner: payment.uid, deed: 'refund', ...auditedOrder(payment) };
    await allowAffair(staff, own, this.audit, session);
    if (await isSecondHalf(payment, wanted, request, session)) return;
    const { plan, pieces } = await planAsSeen(wanted.fingerprint, () => planOf(payment, entries, wanted));
    await writeSplits(pieces, session);
    const lines = plan.lines.map(({ entry }) => entry);
    const given =
      wanted.amount === undefined
        ? await giveBack(payment, lines, wanted, request, session)
        : await giveAmount(payment, plan.toCard, wanted, request, session);
    await this.record(payment, lines, given, staff, session);
  }

  /** The reason stands at the refund: it may tell more of a shopper than the audit is to keep. */
  private record(
    payment: PaymentRecord,
    lines: readonly CartEntryRecord[],
    given: Cents,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const names = lines.map(({ petname }) => petname).join(', ');
    const changes = [
      { field: 'refund', before: null, after: String(toDollars(given)) },
      ...(names ? [{ field: 'entries', before: null, after: names }] : []),
    ];
    return this.audit.record({ actor, action: 'refund_order', ...auditedOrder(payment), changes }, session);
  }
}

/** @throws DomainError IDEMPOTENCY_MISMATCH */
async function isMade(
  { _id }: PaymentRecord,
  { requestId, requestHash }: RefundRequest,
  session: ClientSession,
): Promise<boolean> {
  if (!requestId) return false;
  const [made] = await refundRepository.requested(_id, { requestId }, session);
  if (made && made.requestHash !== requestHash) {
    throw new DomainError('IDEMPOTENCY_MISMATCH', 'Something else was given back by this request');
  }
  return made !== undefined;
}

/**
 * Whether it is the second half of a double click: the same amount for the same reason a moment ago. Who names the
 * request, or what they saw, says which one it is.
 */
async function isSecondHalf(
  { _id }: PaymentRecord,
  { amount, fingerprint }: RefundWanted,
  { requestId, requestHash }: RefundRequest,
  session: ClientSession,
): Promise<boolean> {
  if (requestId || fingerprint != null || amount === undefined) return false;
  return isDoubleClick(await refundRepository.requested(_id, { requestHash }, session));
}

/** @throws DomainError BAD_USER_INPUT where more is asked for than is left */
function planOf(
  payment: PaymentRecord,
  entries: readonly CartEntryRecord[],
  { amount, includeDelivery, ...chosen }: Omit<RefundWanted, 'reason'>,
): { readonly plan: RefundPlan; readonly pieces: TakenPieces } {
  const field = chosen.lines?.length ? 'lines' : 'entryIds';
  const pieces = findChosen(chosen, entries, { isFit: isToGiveBack, deed: 'given back', path: 'input.' });
  const lines = pieces.taken;
  const gone = lines.find((line) => !isLive(line));
  if (gone)
    throw refused(field, `The money for ${gone.petname} has gone back: it was ${stateLabel(gone.status)}`);
  const given = amount === undefined ? undefined : toCents(amount);
  if (given !== undefined) checkAmount(payment, given);
  const cause = { kind: 'refund' as const, lines, amount: given, includeDelivery };
  const plan = planRefund(payment, afterSplits(entries, pieces), cause);
  if (plan.toCard > 0) return { plan, pieces };
  if (lines.length === 0) throw refused('includeDelivery', 'Nothing of the delivery is left to give back');
  throw refused(field, 'Nothing of what was paid for them is left to give back');
}

/** Whether it is still the shop's money. */
function isToGiveBack(entry: CartEntryRecord): boolean {
  return isLive(entry) && !isGivenBack(chargedLine(entry));
}

function checkAmount(payment: PaymentRecord, amount: Cents): void {
  const left = refundable(payment);
  if (left === 0) throw refused('amount', 'Nothing of the order is left to give back');
  if (amount > left)
    throw refused('amount', `At most ${formatDollars(toDollars(left))} is left to give back`);
}

async function giveBack(
  payment: PaymentRecord,
  lines: readonly CartEntryRecord[],
  { reason, includeDelivery }: RefundWanted,
  request: RefundRequest,
  session: ClientSession,
): Promise<Cents> {
  for (const line of lines) await cartEntryRepository.recordRefunded(line._id, paidFor(line), session);
  const deliveryRefund = deliveryRefundAfter(payment, includeDelivery);
  if (deliveryRefund) await paymentRepository.update(payment._id, { deliveryRefund }, session);
  return oweDifference(payment._id, reason, session, request);
}

async function giveAmount(
  payment: PaymentRecord,
  amount: Cents,
  { reason }: RefundWanted,
  request: RefundRequest,
  session: ClientSession,
): Promise<Cents> {
  await oweAmount(payment, amount, reason, session, request);
  return amount;
}

function refused(field: 'entryIds' | 'lines' | 'amount' | 'includeDelivery', why: string): DomainError {
  return badInput({ [`input.${field}`]: why });
}
