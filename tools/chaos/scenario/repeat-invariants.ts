import { Types } from 'mongoose';
import type Stripe from 'stripe';
import type { Environment } from '../environment/environment.ts';
import type { Violation } from './invariants.ts';
import type { Oracle } from './oracle.ts';
import { countBusyPlans, END_MARGIN_MS } from './subscription.ts';

type Document = import('mongoose').mongo.BSON.Document;

/** What happened so close to each other may have been seen in either order, in milliseconds. */
const ORDER_TOLERANCE_MS = 1500;

interface PlanRecords {
  readonly plans: readonly Document[];
  /** All that have an order, those of plans and those by hand. */
  readonly payments: readonly Document[];
  readonly entries: readonly Document[];
  readonly mails: readonly Document[];
  readonly intents: ReadonlyMap<string, Stripe.PaymentIntent>;
  readonly refunds: readonly Stripe.Refund[];
}

/** What must hold of repeat deliveries once it is quiet: I19 to I24. */
export async function findPlanViolations(environment: Environment, oracle: Oracle): Promise<Violation[]> {
  const records = await readRecords(environment);
  return [
    ...repeatedCharges(records),
    ...unrecordedDeliveries(records),
    ...wrongReductions(records),
    ...(await restlessPlans(environment)),
    ...chargesOfEndedPlans(records, environment, oracle),
    ...unwantedDeliveries(records, oracle),
    ...unmailedDeclines(records),
  ];
}

async function readRecords({ db, stripe }: Environment): Promise<PlanRecords> {
  const intents = await stripe.paymentIntents.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 });
  return {
    plans: await db.collection('repeatplans').find().toArray(),
    payments: await db.collection('payments').find({ kind: 'checkout' }).toArray(),
    entries: await db.collection('cartentries').find().toArray(),
    mails: await db.collection('mails').find({ kind: 'REPEAT_DECLINED' }).toArray(),
    intents: new Map(intents.map((intent) => [intent.metadata.paymentId ?? '', intent])),
    refunds: await stripe.refunds.list({ limit: 100 }).autoPagingToArray({ limit: 10_000 }),
  };
}

/** I19: a plan's cycle, which the key of its payments names, is charged once at most. */
function repeatedCharges({ payments, intents, refunds }: PlanRecords): Violation[] {
  const kept = payments.filter(({ _id, repeatPlanId }) => {
    const intent = intents.get(_id.toString());
    if (!repeatPlanId || intent?.status !== 'succeeded') return false;
    const back = refunds.filter(({ payment_intent }) => payment_intent === intent.id);
    return back.reduce((sum, { amount }) => sum + amount, 0) < intent.amount_received;
  });
  const byCycle = Map.groupBy(kept, ({ idempotencyKey }) => String(idempotencyKey).replace(/_\d+$/, ''));
  return [...byCycle]
    .filter(([, charged]) => charged.length > 1)
    .map(([cycle, charged]) => ({ rule: 'I19', what: `${cycle} was charged ${charged.length} times` }));
}

/** I20: what a plan charged and sent is what it has recorded. */
function unrecordedDeliveries(records: PlanRecords): Violation[] {
  return records.plans.flatMap((plan): Violation[] => {
    const served = chargedBy(plan, records).filter(({ _id }) =>
      records.entries.some(({ paymentId, paidAt }) => paymentId?.equals(_id) && paidAt),
    );
    if (served.length === plan.deliveries) return [];
    return [
      {
        rule: 'I20',
        what: `Plan ${plan._id} has recorded ${plan.deliveries} deliveries of ${served.length}`,
      },
    ];
  });
}

/** I21: 35 % off the lines of an account's first order that come again, 5 % off later ones and those of plans. */
function wrongReductions({ payments, entries }: PlanRecords): Violation[] {
  const repeated = entries.filter(({ everyWeeks, paymentId }) => everyWeeks && paymentId);
  return payments.flatMap((payment): Violation[] => {
    if (!repeated.some(({ paymentId }) => paymentId.equals(payment._id))) return [];
    const others = repeated.filter(
      ({ uid, paymentId }) => uid === payment.uid && !paymentId.equals(payment._id),
    );
    const possible = payment.repeatPlanId ? [false] : couldBeFirst(payment.paymentdate, others);
    const isFirst = payment.adjustments.some(({ rule }: Document) => rule === 'repeatFirst');
    if (possible.includes(isFirst)) return [];
    const what = `Payment ${payment._id} ${isFirst ? 'has' : 'lacks'} the reduction of a first order`;
    return [{ rule: 'I21', what }];
  });
}

/** Whether none of the others was an order at a time; both where that is too close to say. */
function couldBeFirst(moment: Date, others: readonly Document[]): boolean[] {
  const isOrdered = (shift: number) =>
    others.some(({ paidAt, cancelledAt }) => {
      const at = moment.getTime() + shift;
      return paidAt && paidAt.getTime() <= at && !(cancelledAt && cancelledAt.getTime() <= at);
    });
  return [-ORDER_TOLERANCE_MS, 0, ORDER_TOLERANCE_MS].map((shift) => !isOrdered(shift));
}

/** I22: no plan is due or being charged any more. That nothing is held for it says the stock. */
async function restlessPlans(environment: Environment): Promise<Violation[]> {
  const count = await countBusyPlans(environment);
  return count > 0 ? [{ rule: 'I22', what: `${count} plans are still due or being charged` }] : [];
}

/** I23: what was ended or paused opens no payment any more, and an open one is not charged after the end. */
function chargesOfEndedPlans(records: PlanRecords, { proxy }: Environment, oracle: Oracle): Violation[] {
  const { plans, payments, intents } = records;
  const opened = oracle.plans.flatMap(({ id, quietSince }) =>
    payments
      .filter(
        ({ repeatPlanId, paymentdate }) => repeatPlanId?.equals(id) && quietSince && paymentdate > quietSince,
      )
      .map((payment): Violation => {
        const what = `Payment ${payment._id} was opened after its plan was ended or paused`;
        return { rule: 'I23', what };
      }),
  );
  const charged = plans
    .filter(({ endedAt }) => endedAt)
    .flatMap((plan) =>
      chargedBy(plan, records)
        .map(({ _id }) => intents.get(_id.toString())?.id ?? '')
        .filter((id) => (proxy.chargedAt.get(id) ?? 0) > plan.endedAt.getTime() + END_MARGIN_MS)
        .map((id): Violation => ({ rule: 'I23', what: `${id} was charged after its plan was ended` })),
    );
  return [...opened, ...charged];
}

/** I24: a plan is charged no more often than a delivery was due, or asked for. */
function unwantedDeliveries(records: PlanRecords, oracle: Oracle): Violation[] {
  return oracle.plans.flatMap(({ id, wanted }): Violation[] => {
    const plan = records.plans.find(({ _id }) => _id.equals(id));
    const charges = plan ? chargedBy(plan, records).length : 0;
    if (charges <= wanted) return [];
    return [{ rule: 'I24', what: `Plan ${id} was charged ${charges} times for ${wanted} deliveries` }];
  });
}

/**
 * I18: a declined card is mailed, unless the plan goes on by then. One whose plan was ended or begun anew meanwhile may
 * have been of no account.
 */
function unmailedDeclines({ plans, payments, entries, mails }: PlanRecords): Violation[] {
  return plans.flatMap((plan) => {
    const begun = entries.filter(
      ({ everyWeeks, uid, petId, paymentId }) =>
        everyWeeks &&
        uid === plan.uid &&
        petId.equals(plan.petId) &&
        payments.some(({ _id, repeatPlanId }) => _id.equals(paymentId) && !repeatPlanId),
    );
    if (plan.status === 'ended' || begun.length > 1) return [];
    return payments
      .filter(
        ({ repeatPlanId, status, failureMessage }) =>
          repeatPlanId?.equals(plan._id) && status === 'cancelled' && failureMessage,
      )
      .filter(({ _id }) => !mails.some((mail) => isDoneAbout(mail, _id)))
      .map(({ _id }): Violation => ({ rule: 'I18', what: `The decline of ${_id} was not mailed` }));
  });
}

function isDoneAbout({ _id, status }: Document, paymentId: Types.ObjectId): boolean {
  return String(_id).endsWith(`:${paymentId}`) && (status === 'sent' || status === 'withdrawn');
}

function chargedBy(plan: Document, { payments, intents }: PlanRecords): Document[] {
  return payments.filter(
    ({ _id, repeatPlanId }) =>
      repeatPlanId?.equals(plan._id) && intents.get(_id.toString())?.status === 'succeeded',
  );
}
