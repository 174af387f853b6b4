import type { ClientSession } from 'mongoose';
import { type Cents, cents, formatDollars, toCents, toDollars } from '../../../../domain/money/money.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import { type CartEntryRecord, paidFor } from '../../orders/cart-entries/cart-entry.entity.ts';
import { badInput, checkInput, DomainError } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { paymentRepository, refundable } from '../records/payments.repository.ts';
import { oweAmount, oweDifference, type RefundRequest } from '../refunds/refund-debts.ts';
import { refundRepository } from '../refunds/refunds.repository.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import { isDoubleClick } from './double-click.ts';
import type { Order } from './order.entity.ts';
import { isLive, named, readRecords } from './order-records.ts';
import type { OrdersService } from './orders.service.ts';
import { hashOf, type RefundOrderInput, type RefundWanted, refundRules } from './refund-order.input.ts';

/** Giving money of an order back because somebody of the shop decides so, whatever becomes of its entries. */
export class OrderRefundsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly refunds: RefundsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Gives back what was paid for entries of an order, or an amount of it. They stay ordered: only money goes back.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT where more is asked for than is left, naming what is;
   *   IDEMPOTENCY_MISMATCH for the id of another request
   */
  async refund(number: string, input: RefundOrderInput, staff: User): Promise<Order> {
    const wanted = checkInput(refundRules, { input }).input;
    const { payment } = await readRecords(number, null);
    const requestHash = hashOf(wanted, staff.uid);
    const request = { requestHash, ...(wanted.requestId && { requestId: wanted.requestId }) };
    await this.db.transaction((session) => this.owe(number, wanted, request, staff, session));
    await this.refunds.follow(payment._id);
    return this.orders.get(number, staff);
  }

  private async owe(
    number: string,
    wanted: RefundWanted,
    request: RefundRequest,
    staff: User,
    session: ClientSession,
  ): Promise<void> {
    const { payment: read, entries } = await readRecords(number, session);
    const payment = await paymentRepository.serialize(read._id, session);
    if (!payment || (await isMade(payment, request, session))) return;
    const { entryIds, amount, reason } = wanted;
    const lines = entryIds?.length ? named(entryIds, entries, 'input.entryIds') : [];
    const given =
      amount === undefined
        ? await giveBack(payment, lines, reason, request, session)
        : await giveAmount(payment, toCents(amount), reason, request, session);
    if (given > 0) await this.record(payment, lines, given, staff, session);
  }

  /** The reason stands at the refund: it may tell more of a shopper than the audit is to keep. */
  private record(
    { number = '' }: PaymentRecord,
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
    const order = { subject: 'order', subjectId: number, subjectName: number } as const;
    return this.audit.record({ actor, action: 'refund_order', ...order, changes }, session);
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

/** Whether it is the second half of a double click: without an id, the same amount for the same reason a moment ago. */
async function isSecondHalf(
  { _id }: PaymentRecord,
  { requestId, requestHash }: RefundRequest,
  session: ClientSession,
): Promise<boolean> {
  if (requestId) return false;
  return isDoubleClick(await refundRepository.requested(_id, { requestHash }, session));
}

async function giveBack(
  payment: PaymentRecord,
  lines: readonly CartEntryRecord[],
  reason: string,
  request: RefundRequest,
  session: ClientSession,
): Promise<Cents> {
  const gone = lines.find((line) => !isLive(line));
  if (gone) throw refused('entryIds', `The money for ${gone.petname} has gone back: it was ${gone.status}`);
  for (const line of lines) await cartEntryRepository.recordRefunded(line._id, paidFor(line), session);
  const given = await oweDifference(payment._id, reason, session, request);
  if (given === 0) throw refused('entryIds', 'Nothing of what was paid for them is left to give back');
  return given;
}

async function giveAmount(
  payment: PaymentRecord,
  amount: Cents,
  reason: string,
  request: RefundRequest,
  session: ClientSession,
): Promise<Cents> {
  const left = refundable(payment);
  if (left === 0) throw refused('amount', 'Nothing of the order is left to give back');
  if (amount > left)
    throw refused('amount', `At most ${formatDollars(toDollars(left))} are left to give back`);
  if (await isSecondHalf(payment, request, session)) return cents(0);
  await oweAmount(payment, amount, reason, session, request);
  return amount;
}

function refused(field: 'entryIds' | 'amount', why: string): DomainError {
  return badInput({ [`input.${field}`]: why });
}
