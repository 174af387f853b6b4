import { Types } from 'mongoose';
import {
  type BrokenInvariant,
  findBrokenInvariants,
} from '../../../server/test/fixtures/payments/payment-invariants.ts';
import type { Environment } from '../environment/environment.ts';
import { findCareViolations } from './care-invariants.ts';
import { notForgotten } from './leaver.ts';
import type { Oracle } from './oracle.ts';
import { findWrongPayLinks } from './pay-link-invariants.ts';
import { findPlanViolations } from './repeat-invariants.ts';
import { findWrongStocks, stockWithoutOrders } from './stock-invariants.ts';

/** The rules of docs/checkout.md, section "Fault campaign". */
export type Rule =
  | BrokenInvariant['rule']
  | 'I6'
  | 'I9'
  | 'I10'
  | 'I12'
  | 'I14'
  | 'I15'
  | 'I18'
  | 'I19'
  | 'I20'
  | 'I21'
  | 'I22'
  | 'I23'
  | 'I24'
  | 'I25'
  | 'I26'
  | 'I27'
  | 'I28'
  | 'I29'
  | 'I30'
  | 'I31'
  | 'I32'
  | 'I33'
  | 'I34'
  | 'I35'
  | 'I36'
  | 'I37'
  | 'I38'
  | 'I39';

export interface Violation {
  readonly rule: Rule;
  readonly what: string;
}

const capturedStatuses = ['succeeded', 'partially_refunded', 'refunded'];

/**
 * Everything that must hold once it is quiet. Reads the database, Stripe's ledger and the answers that
 * shoppers got; never what the shop says of itself.
 */
export async function findViolations(environment: Environment, oracle: Oracle): Promise<Violation[]> {
  return [
    ...(await findBrokenInvariants(environment, await stockWithoutOrders(environment))),
    ...(await findUnfinished(environment)),
    ...(await findBrokenConfirmations(environment, oracle)),
    ...(await findUnrequestedRefunds(environment, oracle)),
    ...(await findContradictedOutcomes(environment, oracle)),
    ...(await findUnmailedEvents(environment, oracle)),
    ...(await findPlanViolations(environment, oracle)),
    ...(await findCareViolations(environment, oracle)),
    ...(await findWrongPayLinks(environment)),
    ...(await findWrongStocks(environment, oracle)),
    ...oracle.timeouts.map((what): Violation => ({ rule: 'I12', what })),
  ];
}

/** I5: nothing waits any more. */
async function findUnfinished({ db }: Environment): Promise<Violation[]> {
  const payments = await db
    .collection('payments')
    .find({ $or: [{ status: { $in: ['requires_payment', 'processing'] } }, { closesAt: { $exists: true } }] })
    .toArray();
  const owed = await db.collection('refunds').find({ status: 'owed' }).toArray();
  return [
    ...payments.map((one): Violation => ({ rule: 'I5', what: `Payment ${one._id} is still ${one.status}` })),
    ...owed.map((one): Violation => ({ rule: 'I5', what: `Refund ${one._id} is still owed` })),
  ];
}

/** I6: what the shop said yes to is so. */
async function findBrokenConfirmations({ db }: Environment, oracle: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const missing = (what: string) => violations.push({ rule: 'I6', what });
  const statusOf = async (collection: string, id: string) =>
    (await db.collection(collection).findOne({ _id: new Types.ObjectId(id) }))?.status;

  for (const { paymentIds, isReportedPaid, key } of oracle.checkouts) {
    for (const id of paymentIds) {
      const status = await statusOf('payments', id);
      if (!status) missing(`Payment ${id} of "${key}" was started and is gone`);
      if (isReportedPaid && !capturedStatuses.includes(status))
        missing(`Payment ${id} was said to be paid and is ${status}`);
    }
  }
  for (const id of oracle.confirmedCancels) {
    const status = await statusOf('cartentries', id);
    if (status !== 'cancelled') missing(`Entry ${id} was said to be cancelled and is ${status}`);
  }
  for (const id of oracle.confirmedOrders) {
    if (!(await statusOf('petorders', id))) missing(`Animal order ${id} was taken and is gone`);
  }
  for (const id of oracle.confirmedAccepts) {
    const status = await statusOf('petorders', id);
    const isFine = status === 'approved' || (status === 'cancelled' && oracle.requestedOrderCancels.has(id));
    if (!isFine) missing(`Animal order ${id} was accepted and is ${status}`);
  }
  return violations;
}

/** I9: an entry of a charged payment is cancelled, and its money given back, only if somebody asked for that. */
async function findUnrequestedRefunds({ db }: Environment, oracle: Oracle): Promise<Violation[]> {
  const toIds = (texts: readonly string[]) => texts.map((text) => new Types.ObjectId(text));
  const _id = { $in: toIds(oracle.checkouts.flatMap(({ paymentIds }) => [...paymentIds])) };
  const repeatPlanId = { $in: toIds(oracle.plans.map(({ id }) => id)) };
  const paid = await db
    .collection('payments')
    .find({ $or: [{ _id }, { repeatPlanId }], status: { $in: capturedStatuses } })
    .toArray();
  const lost = await db
    .collection('cartentries')
    .find({ paymentId: { $in: paid.map(({ _id }) => _id) }, status: 'cancelled' })
    .toArray();
  return lost
    .filter(({ _id }) => !oracle.requestedCancels.has(_id.toString()))
    .map(({ _id, paymentId }) => ({
      rule: 'I9',
      what: `Entry ${_id} of the charged payment ${paymentId} is cancelled, and nobody asked for that`,
    }));
}

/** I18: what a shopper waits for was mailed, once. */
async function findUnmailedEvents({ db }: Environment, oracle: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const mails = await db.collection<{ _id: string; kind: string; entryIds?: Types.ObjectId[] }>('mails');
  const expectOne = (count: number, event: string) => {
    if (count !== 1) violations.push({ rule: 'I18', what: `${event} has ${count} mails` });
  };
  const sent = { status: 'sent', sentAt: { $exists: true } };
  const paid = await db
    .collection('cartentries')
    .distinct('paymentId', { paidAt: { $exists: true }, uid: notForgotten });
  const repeated = await db.collection('payments').distinct('_id', { repeatPlanId: { $exists: true } });
  for (const id of paid) {
    const kind = repeated.some((one) => one.equals(id)) ? 'REPEAT_CHARGED' : 'ORDER_PAID';
    expectOne(await mails.countDocuments({ kind, paymentId: id, ...sent }), `Order ${id}, paid,`);
  }
  for await (const { _id } of db.collection('refunds').find({ status: 'done', uid: notForgotten })) {
    expectOne(
      await mails.countDocuments({ kind: 'ORDER_REFUNDED', refundId: _id, ...sent }),
      `Refund ${_id}`,
    );
  }
  for (const id of await stillKnown(db, oracle.confirmedCancels)) {
    const told = { kind: 'ORDER_CANCELLED', entryIds: new Types.ObjectId(id), ...sent };
    expectOne(await mails.countDocuments(told), `Entry ${id}, cancelled,`);
  }
  const withTurn = db.collection('petorders').find({ turnAt: { $exists: true }, status: 'pending' });
  for await (const { _id } of withTurn) {
    const told = { kind: 'WAITING_LIST_TURN', petOrderId: _id, ...sent };
    expectOne(await mails.countDocuments(told), `Animal order ${_id}, whose turn it is,`);
  }
  return violations;
}

/** Of entries, those whose shopper has not been forgotten, with all mails. */
async function stillKnown(db: Environment['db'], ids: ReadonlySet<string>): Promise<string[]> {
  const _id = { $in: [...ids].map((id) => new Types.ObjectId(id)) };
  const known = await db.collection('cartentries').find({ _id, uid: notForgotten }).toArray();
  return known.map((entry) => entry._id.toString());
}

/** I10: the last answer to the shopper is true, and one cart is charged once. */
async function findContradictedOutcomes({ db, stripe }: Environment, oracle: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const charges = new Map<string, number>();
  for (const checkout of oracle.checkouts) {
    const { key, cart } = checkout;
    const payments = await db.collection('payments').find({ idempotencyKey: key }).toArray();
    if (payments.length > 1)
      violations.push({ rule: 'I10', what: `"${key}" is ${payments.length} payments, one was wanted` });

    const intents = await Promise.all(
      payments.flatMap(({ intentId }) => (intentId ? [stripe.paymentIntents.retrieve(intentId)] : [])),
    );
    const charged = intents.filter(({ status }) => status === 'succeeded').length;
    charges.set(cart, (charges.get(cart) ?? 0) + charged);
    if (checkout.isReportedUnpaid && charged > 0)
      violations.push({ rule: 'I10', what: `"${key}" was said to be unpaid, and was charged` });
    if ((checkout.isReportedPaid || checkout.isCharged) && charged === 0)
      violations.push({ rule: 'I10', what: `"${key}" was said to be paid, and was not charged` });
  }
  for (const [cart, times] of charges) {
    if (times > 1) violations.push({ rule: 'I10', what: `The cart of "${cart}" was charged ${times} times` });
  }
  return violations;
}
