import { Types } from 'mongoose';
import type { Environment } from '../environment/environment.ts';
import type { Violation } from './invariants.ts';
import type { Oracle, RequestedRefund } from './oracle.ts';

/** What must hold of orders that admins handled, once it is quiet: I25 to I27. */
export async function findCareViolations(environment: Environment, oracle: Oracle): Promise<Violation[]> {
  return [
    ...(await findWrongRefunds(environment, oracle)),
    ...(await findWrongReturns(environment, oracle)),
    ...(await findUnmailedShipments(environment, oracle)),
  ];
}

/** I25: a request for money back is one refund where the shop said yes, and none where it said no; never above the charge. */
async function findWrongRefunds({ db, stripe }: Environment, oracle: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const wrong = (what: string) => violations.push({ rule: 'I25', what });
  for (const request of oracle.refunds) {
    const { requestId, paymentId, isConfirmed, amount } = request;
    const made = await db.collection('refunds').find({ requestId }).toArray();
    if (made.length !== (isConfirmed ? 1 : 0))
      wrong(`"${requestId}" was said ${isConfirmed ? 'yes' : 'no'} to, and is ${made.length} refunds`);
    const given = Math.round((made[0]?.amount ?? 0) * 100);
    if (isConfirmed && amount !== null && given !== amount)
      wrong(`"${requestId}" gave ${given} back of payment ${paymentId} for ${amount} (cents)`);
    if (isConfirmed) for (const what of await findForgottenLines(db, request)) wrong(what);
  }
  for (const id of oracle.handled) {
    const payment = await db.collection('payments').findOne({ _id: new Types.ObjectId(id) });
    if (!payment?.intentId) continue;
    const { data } = await stripe.refunds.list({ payment_intent: payment.intentId, limit: 100 });
    const back = data.reduce((sum, { amount }) => sum + amount, 0);
    if (back > Math.round(payment.amount * 100))
      wrong(`${back} went back of payment ${id} over ${payment.amount}`);
  }
  return violations;
}

async function findForgottenLines(
  db: Environment['db'],
  { requestId, entryIds }: RequestedRefund,
): Promise<string[]> {
  const _id = { $in: entryIds.map((id) => new Types.ObjectId(id)) };
  const entries = await db.collection('cartentries').find({ _id }).toArray();
  return entries
    .filter(({ paidCents, refundedCents }) => refundedCents !== paidCents)
    .map((entry) => `Entry ${entry._id} was given back by "${requestId}" and notes ${entry.refundedCents}`);
}

/**
 * I26: what the shop said came back is back, and nothing is that nobody took back; its pieces are where somebody said. An
 * answer may have been lost, so that what is back already was refused to whoever asked again.
 */
async function findWrongReturns({ db }: Environment, { returns, handled }: Oracle): Promise<Violation[]> {
  const paymentId = { $in: [...handled].map((id) => new Types.ObjectId(id)) };
  const entries = await db.collection('cartentries').find({ paymentId }).toArray();
  return entries.flatMap(({ _id, status, isRestocked }): Violation[] => {
    const requests = returns.filter(({ entryIds }) => entryIds.includes(_id.toString()));
    const isRight =
      status === 'returned'
        ? requests.some((request) => request.isRestocked === isRestocked)
        : !requests.some(({ isConfirmed }) => isConfirmed);
    if (isRight) return [];
    const asked = JSON.stringify(requests);
    return [{ rule: 'I26', what: `Entry ${_id} is ${status}, restocked ${isRestocked}; asked: ${asked}` }];
  });
}

/**
 * I27: what is on its way or has arrived was mailed once as sent, and as arrived; nothing was mailed twice. A shipment
 * that was undone may have been mailed by then, and the next one is mailed again.
 */
async function findUnmailedShipments({ db }: Environment, { handled }: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const paymentId = { $in: [...handled].map((id) => new Types.ObjectId(id)) };
  const expected = { ORDER_SHIPPED: ['shipped', 'delivered'], ORDER_DELIVERED: ['delivered'] };
  const audit = db.collection('auditrecords');
  for (const { _id, status } of await db.collection('cartentries').find({ paymentId }).toArray()) {
    for (const [kind, states] of Object.entries(expected)) {
      const mails = await db.collection('mails').countDocuments({ kind, entryIds: _id, status: 'sent' });
      const least = states.includes(status) ? 1 : 0;
      const undone = { action: 'undo_ship_cart_entry', subjectId: String(_id) };
      const most = kind === 'ORDER_SHIPPED' ? 1 + (await audit.countDocuments(undone)) : 1;
      if (mails < least || mails > most)
        violations.push({ rule: 'I27', what: `Entry ${_id}, ${status}, has ${mails} mails ${kind}` });
    }
  }
  return violations;
}
