import { Types } from 'mongoose';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import type { Environment } from '../environment/environment.ts';
import type { Violation } from './invariants.ts';
import { notForgotten } from './leaver.ts';
import type { Oracle, RequestedRefund } from './oracle.ts';

type Document = import('mongoose').mongo.BSON.Document;

/** What must hold of orders that admins handled, once it is quiet: I25 to I29. */
export async function findCareViolations(environment: Environment, oracle: Oracle): Promise<Violation[]> {
  return [
    ...(await findWrongRefunds(environment, oracle)),
    ...(await findWrongReturns(environment, oracle)),
    ...(await findUnmailedParcels(environment, oracle)),
    ...(await findUnmailedArrivals(environment, oracle)),
    ...(await findWrongParcels(environment, oracle)),
    ...(await findWrongAnswers(environment, oracle)),
  ];
}

/** I25: a request for money back is one refund where the shop said yes, and none where it said no; never above the charge. */
async function findWrongRefunds({ db, stripe }: Environment, oracle: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const wrong = (what: string) => violations.push({ rule: 'I25', what });
  for (const request of oracle.refunds) {
    const { requestId, paymentId, isConfirmed, amount } = request;
    const { made, isOnce } = await findMade(db, requestId);
    if (made.length > 0 !== isConfirmed || !isOnce)
      wrong(`"${requestId}" was said ${isConfirmed ? 'yes' : 'no'} to, and is ${made.length} refunds`);
    const given = sumOf(made.map((refund) => Math.round(refund.amount * 100)));
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

/** The refunds of a request: one of each charge, where something was paid on top of the order by another one. */
async function findMade(db: Environment['db'], requestId: string) {
  const made = await db.collection('refunds').find({ requestId }).toArray();
  const charges = new Set(made.map(({ paymentId }) => String(paymentId)));
  return { made, isOnce: made.length === charges.size };
}

async function findForgottenLines(
  db: Environment['db'],
  { requestId, entryIds }: RequestedRefund,
): Promise<string[]> {
  const lines = { $in: entryIds.map((id) => new Types.ObjectId(id)) };
  const pieces = await db
    .collection('cartentries')
    .find({ $or: [{ _id: lines }, { lineId: lines }] })
    .toArray();
  // What was called off or came back was paid back by that.
  const isForgotten = ({ status, paidCents, refundedCents }: Document) =>
    status !== 'cancelled' && status !== 'returned' && refundedCents !== paidCents;
  const forgotten = pieces
    .filter(isForgotten)
    .map((piece) => `Entry ${piece._id} was given back by "${requestId}" and notes ${piece.refundedCents}`);
  const unnoted = entryIds
    .filter((id) => !pieces.some((piece) => lineOf(piece) === id && piece.refundedCents !== undefined))
    .map((id) => `No piece of line ${id} notes what "${requestId}" gave back`);
  return [...forgotten, ...unnoted];
}

/**
 * I26: of a line that the shop said came back some is back, and nothing is that nobody took back; its pieces are where
 * somebody said. An answer may have been lost, so that what is back already was refused to whoever asked again.
 */
async function findWrongReturns({ db }: Environment, { returns, handled }: Oracle): Promise<Violation[]> {
  const paymentId = { $in: [...handled].map((id) => new Types.ObjectId(id)) };
  const entries = await db.collection('cartentries').find({ paymentId }).toArray();
  const wrongEntries = entries.flatMap((entry): Violation[] => {
    const { _id, status, isRestocked } = entry;
    const requests = returns.filter(({ entryIds }) => entryIds.includes(lineOf(entry)));
    const isRight = status !== 'returned' || requests.some((request) => request.isRestocked === isRestocked);
    if (isRight) return [];
    const asked = JSON.stringify(requests);
    return [{ rule: 'I26', what: `Entry ${_id} is ${status}, restocked ${isRestocked}; asked: ${asked}` }];
  });
  return [...wrongEntries, ...findForgottenPieces(entries, returns)];
}

/** Of each line at least as many pieces are back as the shop said yes to: one at least for each time. */
function findForgottenPieces(entries: readonly Document[], returns: Oracle['returns']): Violation[] {
  const confirmed = returns.filter(({ isConfirmed }) => isConfirmed).flatMap(({ entryIds }) => entryIds);
  const times = Map.groupBy(confirmed, (line) => line);
  return Array.from(times).flatMap(([line, requests]): Violation[] => {
    const back = entries.filter((entry) => lineOf(entry) === line && entry.status === 'returned');
    const pieces = sumOf(back.map(({ accessoriesAmount }) => accessoriesAmount));
    if (pieces >= requests.length) return [];
    return [
      { rule: 'I26', what: `${pieces} pieces of ${line} are back, ${requests.length} were said to be` },
    ];
  });
}

/** Id of the line that an entry is pieces of. */
function lineOf({ _id, lineId }: Document): string {
  return String(lineId ?? _id);
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** I28: a parcel has the pieces that name it, and no parcel that was sent has lost its number to another. */
async function findWrongParcels({ db }: Environment, oracle: Oracle): Promise<Violation[]> {
  const paymentId = { $in: [...oracle.handled].map((id) => new Types.ObjectId(id)) };
  const entries = await db.collection('cartentries').find({ paymentId }).toArray();
  const parcels = await db.collection('shipments').find({ paymentId }).toArray();
  const violations = parcels
    .filter(({ status, problemId }) => !problemId && (status === 'on_its_way' || status === 'delivered'))
    .flatMap(({ _id, status, lines }): Violation[] => {
      const inside = entries.filter(({ shipmentId }) => String(shipmentId) === String(_id));
      const pieces = sumOf(inside.map(({ accessoriesAmount }) => accessoriesAmount));
      const sent = sumOf(lines.map(({ quantity }: Document) => quantity));
      if (pieces === sent) return [];
      return [{ rule: 'I28', what: `Parcel ${_id}, ${status}, has ${sent} pieces, and ${pieces} name it` }];
    });
  const numbers = new Set(parcels.map(({ trackingNumber }) => trackingNumber));
  const forgotten = oracle.parcels.filter((one) => one.isConfirmed && !numbers.has(one.trackingNumber));
  return [
    ...violations,
    ...forgotten.map((one): Violation => ({ rule: 'I28', what: `No parcel has "${one.trackingNumber}"` })),
  ];
}

/**
 * I27: each parcel was mailed once as sent. One that was taken back, or came back, may have been mailed by then; what was
 * sent again was told with the loss or the answer; nobody is told to fetch what was fetched before the mail went out.
 */
async function findUnmailedParcels({ db }: Environment, { handled }: Oracle): Promise<Violation[]> {
  const paymentId = { $in: [...handled].map((id) => new Types.ObjectId(id)) };
  const mails = await db.collection('mails').find({ kind: 'ORDER_SHIPPED' }).toArray();
  const parcels = await db.collection('shipments').find({ paymentId }).toArray();
  const away = { paymentId, uid: notForgotten, status: { $in: ['shipped', 'delivered'] } };
  const entries = await db.collection('cartentries').find(away).toArray();
  const collected = { _id: paymentId, deliveryMethod: DeliveryMethod.CURBSIDE };
  const pickups = await db.collection('payments').distinct('_id', collected);
  return parcels.flatMap((parcel): Violation[] => {
    const { _id, status, replaces, problemId } = parcel;
    const about = mails.filter(({ shipmentId }) => _id.equals(shipmentId));
    const count = about.filter((mail) => mail.status === 'sent').length;
    const inside = entries.filter(({ shipmentId }) => _id.equals(shipmentId));
    const isFetched =
      pickups.some((id) => id.equals(parcel.paymentId)) &&
      inside.every((entry) => entry.status === 'delivered') &&
      about.some((mail) => mail.status === 'withdrawn');
    const most = replaces || problemId ? 0 : 1;
    const least = inside.length > 0 && !isFetched ? most : 0;
    if (count >= least && count <= most) return [];
    return [{ rule: 'I27', what: `Parcel ${_id}, ${status}, has ${count} mails ORDER_SHIPPED` }];
  });
}

/** I27: each line that has arrived was mailed as arrived, and no piece of it twice. */
async function findUnmailedArrivals({ db }: Environment, { handled }: Oracle): Promise<Violation[]> {
  const paymentId = { $in: [...handled].map((id) => new Types.ObjectId(id)) };
  const mails = await db.collection('mails').find({ kind: 'ORDER_DELIVERED', status: 'sent' }).toArray();
  const entries = await db.collection('cartentries').find({ paymentId, uid: notForgotten }).toArray();
  const lineOf = ({ _id, lineId = _id }: Document) => String(lineId);
  const mailsAbout = (those: readonly Document[]) => {
    const ids = new Set(those.map(({ _id }) => String(_id)));
    return mails.filter(({ entryIds }) => entryIds.some((id: Types.ObjectId) => ids.has(String(id)))).length;
  };
  return entries.flatMap((entry): Violation[] => {
    const own = mailsAbout([entry]);
    const ofLine = mailsAbout(entries.filter((one) => lineOf(one) === lineOf(entry)));
    if (own <= 1 && (ofLine > 0 || entry.status !== 'delivered')) return [];
    const what = `Entry ${entry._id}, ${entry.status}, has ${own} mails ORDER_DELIVERED, and its line ${ofLine}`;
    return [{ rule: 'I27', what }];
  });
}

/** I29: a request is answered once, as the shop said that it is: with one refund, with one parcel, or with words. */
async function findWrongAnswers({ db }: Environment, { answers }: Oracle): Promise<Violation[]> {
  const violations: Violation[] = [];
  const wrong = (what: string) => violations.push({ rule: 'I29', what });
  for (const { problemId, state, isConfirmed } of answers) {
    const _id = new Types.ObjectId(problemId);
    const status: string = (await db.collection('problems').findOne({ _id }))?.status ?? 'gone';
    if (isConfirmed && status !== state)
      wrong(`Request ${problemId} was said to be ${state} and is ${status}`);
    const { made, isOnce } = await findMade(db, `request ${problemId}`);
    if (made.length > 0 !== (status === 'refunded') || !isOnce)
      wrong(`Request ${problemId} is ${status}, with ${made.length} refunds`);
    const parcels = await db.collection('shipments').countDocuments({ problemId: _id });
    if (status === 'sent_again' ? parcels === 0 : parcels > 0)
      wrong(`Request ${problemId} is ${status}, with ${parcels} parcels`);
  }
  return violations;
}
