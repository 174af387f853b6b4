import type { ClientSession } from 'mongoose';
import { formatDollars } from '../../../domain/money/money.ts';
import { openDisputeStates } from '../../../domain/orders/dispute-states.ts';
import { comingCartEntryStates, openPaymentStates } from '../../../domain/orders/order-states.ts';
import { CartEntryModel, type CartEntryRecord } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel, type PetOrderRecord } from '../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { RefundModel, type RefundRecord } from '../orders/refunds/refund.entity.ts';
import { DomainError } from '../platform/domain-error.ts';
import { RepeatPlanModel, type RepeatPlanRecord } from '../repeats/repeat-plan.entity.ts';
import { lockAdmin } from '../users/lock-admin.ts';
import type { UserRecord } from '../users/user.entity.ts';

/** Most things of one kind that are named. */
const MAX_NAMED = 5;

/**
 * Makes sure that an admin stays. It writes to one who does, so that of two who go at once one has to look again
 * (roles.service.ts).
 *
 * @throws DomainError LAST_ADMIN
 */
export async function requireAnotherAdmin({ uid, role }: UserRecord, session: ClientSession): Promise<void> {
  if (role !== 'admin') return;
  if (await lockAdmin({ $ne: uid }, session)) return;
  const message = 'This account is the last admin. Make somebody else one first.';
  throw new DomainError('LAST_ADMIN', message);
}

/**
 * What is in the way of deleting an account, each in a sentence that says what to do about it: what the shop still has to
 * do for its person, and can't without knowing who that is. All else ends with the account (open-affairs.ts).
 */
export async function deletionObstacles(account: UserRecord, session: ClientSession): Promise<string[]> {
  return [
    ...(await openPayments(account, session)),
    ...(await parcels(account, session)),
    ...(await refunds(account, session)),
    ...(await disputes(account, session)),
    ...(await plans(account, session)),
    ...(await animals(account, session)),
  ];
}

async function openPayments({ uid }: UserRecord, session: ClientSession): Promise<string[]> {
  const open = { uid, status: { $in: [...openPaymentStates] } };
  if (!(await PaymentModel.exists(open).session(session))) return [];
  return ['A payment is open. Finish it, or wait until it is over.'];
}

/** What is paid and waits to be sent or picked up, or is on its way. */
async function parcels({ uid }: UserRecord, session: ClientSession): Promise<string[]> {
  const status = { $in: [...comingCartEntryStates] };
  const entries = await CartEntryModel.find({ uid, status })
    .sort({ orderDate: 1, _id: 1 })
    .session(session)
    .lean<CartEntryRecord[]>();
  const paymentIds = entries.flatMap(({ paymentId }) => paymentId ?? []);
  const payments = await PaymentModel.find({ _id: { $in: paymentIds } })
    .session(session)
    .lean<PaymentRecord[]>();
  const numberOf = new Map(payments.map(({ _id, number }) => [String(_id), number]));
  const sentences = entries.map(({ status: at, petname, paymentId }) => {
    const what = numberOf.get(String(paymentId)) ?? petname;
    return at === 'shipped'
      ? `A parcel of order ${what} is on its way. Wait until it has arrived.`
      : `Order ${what} is not done yet. Cancel it, or wait until it has arrived.`;
  });
  return named(sentences);
}

async function refunds({ uid }: UserRecord, session: ClientSession): Promise<string[]> {
  const owed = await RefundModel.find({ uid, status: 'owed' }).session(session).lean<RefundRecord[]>();
  return named(
    owed.map(({ amount }) => `A refund of ${formatDollars(amount)} is owed. Wait until it is made.`),
  );
}

async function disputes({ uid }: UserRecord, session: ClientSession): Promise<string[]> {
  const disputed = await PaymentModel.find({ uid, dispute: { $in: openDisputeStates } })
    .session(session)
    .lean<PaymentRecord[]>();
  return named(
    disputed.map(
      ({ number, petOrderId }) =>
        `The charge of ${petOrderId ? 'an adoption fee' : `order ${number}`} is disputed. Wait until its bank has decided.`,
    ),
  );
}

async function plans({ uid }: UserRecord, session: ClientSession): Promise<string[]> {
  const live = await RepeatPlanModel.find({ uid, status: 'active' })
    .session(session)
    .lean<RepeatPlanRecord[]>();
  return named(live.map(({ petname }) => `There is a repeat delivery of ${petname}. End it first.`));
}

async function animals({ uid }: UserRecord, session: ClientSession): Promise<string[]> {
  const live = await PetOrderModel.find({ uid, status: 'approved' })
    .session(session)
    .lean<PetOrderRecord[]>();
  return named(
    live.map(
      ({ petname }) => `${petname} is yours and waits for you. Collect it, or cancel that order first.`,
    ),
  );
}

/** Each once, and not more than somebody reads. */
function named(sentences: readonly string[]): string[] {
  return [...new Set(sentences)].slice(0, MAX_NAMED);
}
