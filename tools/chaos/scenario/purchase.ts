import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import {
  capturedPaymentStates,
  endedPaymentStates,
  type PaymentStatus,
} from '../../../domain/orders/order-states.ts';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import {
  cancelCartEntry,
  confirmPayment,
  createPaymentIntent,
  type Entry,
  intentIdOf,
} from '../../../server/test/fixtures/shop/checkout.ts';
import type { Account } from '../../../server/test/harness/accounts.ts';
import type { ServerName } from '../environment/shop-process.ts';
import { decide, disputedCard, payUntilAnswered } from './card.ts';
import type { Checkout } from './oracle.ts';
import { type CareDeed, careFor } from './order-care.ts';
import type { Scenario } from './scenario.ts';
import { NoResponse, requestUntilAnswered, type ShopRequest, type ShopResponse } from './shop-request.ts';

/** How a shopper goes about one cart. */
export interface Habits {
  /** Two clicks send the same checkout to both servers at once. */
  readonly clicks: 1 | 2;
  /** A second tab opens a checkout of its own. */
  readonly tabs: 1 | 2;
  /** The second tab has one piece for two and two for one: it is another cart then. */
  readonly changesCart: boolean;
  readonly isDeclinedFirst: boolean;
  readonly pays: boolean;
  /** Says that it is paid when it is not. */
  readonly lies: boolean;
  /** Without a report, only the webhook or the reconciliation notifies the shop. */
  readonly reports: boolean;
  readonly cancelsBefore: 'nothing' | 'one' | 'all';
  readonly cancelsAfter: 'nothing' | 'one' | 'all';
  /** Whether the card's bank disputes the charge, and how it decides while the shopper goes on. */
  readonly dispute: 'none' | 'open' | 'won' | 'lost';
  /** Goes on once the shop knows of the dispute, however long that takes; the seed decides where it is left out. */
  readonly waitsForDispute?: true;
  readonly delivery: 'STANDARD' | 'CURBSIDE';
  /** Enters the code of the run, of which there are fewer uses than shoppers. */
  readonly hasCode: boolean;
  /** What an admin does with the order once it is paid. */
  readonly care?: readonly CareDeed[];
  /** Weeks after which the first line is to come again. */
  readonly everyWeeks?: number;
}

/** Pays once, and that is all. */
export const plainHabits: Habits = {
  clicks: 1,
  tabs: 1,
  changesCart: false,
  isDeclinedFirst: false,
  pays: true,
  lies: false,
  reports: true,
  cancelsBefore: 'nothing',
  cancelsAfter: 'nothing',
  dispute: 'none',
  delivery: 'STANDARD',
  hasCode: false,
};

/** Where a fault intervenes in what the target does. */
export interface Hooks {
  /** Ends the first attempt to start the checkout before its answer is there. */
  readonly abortFirstAttempt?: AbortSignal;
  readonly onStarted?: (paymentId: string, clientSecret: string) => void;
  readonly onWalkedAway?: (paymentId: string) => Promise<void>;
  readonly beforeReport?: () => Promise<void>;
  readonly beforeGivingBack?: () => Promise<void>;
  readonly beforePayingMore?: () => Promise<void>;
  /** Before an admin answers what the shopper reported. */
  readonly beforeAnswering?: () => Promise<void>;
}

export interface Purchase {
  readonly shopper: Account;
  readonly who: string;
  readonly entries: readonly Entry[];
  readonly habits: Habits;
  readonly via: ServerName;
  /** Pays; a good one where it is left out. */
  readonly card?: string;
  /** Who is called, and where it goes; somebody whom many are, where it is left out. */
  readonly contact?: Contact;
  readonly hooks?: Hooks;
}

export interface Contact {
  readonly username: string;
  readonly location: string;
  readonly phone: string;
}

const anybody: Contact = { username: 'Sam Shopper', location: '12 Kennel Lane', phone: '5551234567' };

const declinedCard = '4000000000000002';
/**
 * How long a shopper waits for the shop to know of a dispute before changing their mind, in milliseconds. Where webhooks
 * are lost and the server that reconciles is killed, another one goes on once the lease of six seconds is over.
 */
const DISPUTE_NOTE_MS = 60_000;

/** One shopper and one cart, from the click on "Checkout" to the last word. */
export async function purchase(scenario: Scenario, plan: Purchase): Promise<void> {
  const tabs = Array.from({ length: plan.habits.tabs }, (_, tab) => checkOut(scenario, plan, tab));
  await Promise.all(tabs.map((tab) => recordTimeout(scenario, plan.who, tab)));
}

/** A shopper who is left without an answer is what rule I12 forbids; anything else is a fault of this program. */
async function recordTimeout(scenario: Scenario, who: string, story: Promise<void>): Promise<void> {
  try {
    await story;
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    scenario.log.record(`${who}: ${error.message}`);
    scenario.oracle.timeouts.push(`${who}: ${error.message}`);
  }
}

async function checkOut(scenario: Scenario, plan: Purchase, tab: number): Promise<void> {
  const isChanged = tab > 0 && plan.habits.changesCart;
  const checkout: Checkout = {
    key: `${scenario.name} ${plan.who} tab ${tab}`,
    cart: `${scenario.name} ${plan.who}${isChanged ? ', changed' : ''}`,
    paymentIds: new Set(),
    isCharged: false,
    isReportedPaid: false,
    isReportedUnpaid: false,
  };
  scenario.oracle.checkouts.push(checkout);
  const started = await start(scenario, isChanged ? withChangedCart(plan) : plan, checkout);
  if (!started) return;

  const { paymentId, clientSecret, entryIds } = started;
  plan.hooks?.onStarted?.(paymentId, clientSecret);
  await cancelEntries(scenario, customer(plan), chosen(entryIds, plan.habits.cancelsBefore));
  // Nobody pays in one tab what the other has just called paid.
  const isPaidAlready = scenario.oracle.checkouts.some(
    ({ cart, isReportedPaid }) => cart === checkout.cart && isReportedPaid,
  );
  if (!plan.habits.pays || isPaidAlready) {
    if (plan.habits.lies || isPaidAlready) await report(scenario, plan, checkout, paymentId);
    await plan.hooks?.onWalkedAway?.(paymentId);
    return;
  }
  if (plan.habits.isDeclinedFirst) await payUntilAnswered(scenario, clientSecret, declinedCard);
  const card = plan.habits.dispute === 'none' ? plan.card : disputedCard;
  const { intent, error } = await payUntilAnswered(scenario, clientSecret, card);
  scenario.log.record(`${plan.who}: Stripe says ${intent?.status ?? error?.message}`);
  checkout.isCharged = intent?.status === 'succeeded';
  const goOn = async () => {
    if (!plan.habits.reports) return;
    await plan.hooks?.beforeReport?.();
    await report(scenario, plan, checkout, paymentId);
    if (isDisputedFirst(scenario, plan)) await untilDisputeIsNoted(scenario, plan, paymentId);
    await Promise.all([
      cancelEntries(scenario, customer(plan), chosen(entryIds, plan.habits.cancelsAfter)),
      checkout.isReportedPaid && careFor(scenario, plan, paymentId),
    ]);
  };
  const shopper = goOn();
  await Promise.all([shopper, decideDispute(scenario, plan, clientSecret, shopper)]);
}

/**
 * Whether the shop knows of the dispute before the shopper changes their mind, and the bank decides after that, however
 * slow the machine is. Otherwise all three go on at once.
 */
function isDisputedFirst({ name }: Scenario, { who, habits }: Purchase): boolean {
  if (habits.waitsForDispute) return true;
  return habits.dispute !== 'none' && seededRandom(`${name}/bank of ${who}`).chance(0.5);
}

async function untilDisputeIsNoted(
  { environment, log }: Scenario,
  { habits }: Purchase,
  paymentId: string,
): Promise<void> {
  const disputed = { _id: new Types.ObjectId(paymentId), amountDisputed: { $gt: 0 } };
  const patienceMs = habits.waitsForDispute ? Number.POSITIVE_INFINITY : DISPUTE_NOTE_MS;
  for (let waited = 0; waited < patienceMs; waited += 100) {
    const isNoted = await environment.db
      .collection('payments')
      .findOne(disputed)
      .catch(() => null);
    if (isNoted) return;
    await sleep(100);
  }
  log.record(`the shop has not heard of the dispute of ${paymentId}`);
}

/** What the bank says, some time after the charge, if it was disputed at all. */
async function decideDispute(
  scenario: Scenario,
  plan: Purchase,
  clientSecret: string,
  shopper: Promise<void>,
): Promise<void> {
  const {
    who,
    habits: { dispute },
  } = plan;
  if (dispute === 'none' || dispute === 'open') return;
  if (isDisputedFirst(scenario, plan)) await shopper;
  await decide(scenario, who, clientSecret, dispute);
}

function withChangedCart(plan: Purchase): Purchase {
  const entries = plan.entries.map((entry) => ({ ...entry, accessoriesAmount: 3 - entry.accessoriesAmount }));
  return { ...plan, entries };
}

interface Started {
  readonly paymentId: string;
  readonly clientSecret: string;
  readonly entryIds: readonly string[];
}

/** @returns null when the shop rejected it */
async function start(scenario: Scenario, plan: Purchase, checkout: Checkout): Promise<Started | null> {
  const { delivery, hasCode, everyWeeks } = plan.habits;
  const repeats = everyWeeks ? [{ petId: plan.entries[0]?.petId, everyWeeks }] : [];
  const input = {
    choices: { delivery, repeats, ...(hasCode && { promotionCode: scenario.code }) },
    entries: plan.entries,
    ...(plan.contact ?? anybody),
    idempotencyKey: checkout.key,
  };
  const click = (via: ServerName) =>
    send(scenario, plan, {
      query: createPaymentIntent,
      variables: { input },
      via,
      cut: via === plan.via ? plan.hooks?.abortFirstAttempt : undefined,
    });
  const other = plan.via === 'A' ? 'B' : 'A';
  const clicks = plan.habits.clicks === 2 ? [click(plan.via), click(other)] : [click(plan.via)];
  const answers = await Promise.all(clicks);
  const good = answers.filter(({ data }) => data?.createPaymentIntent);
  for (const { data } of good) checkout.paymentIds.add(data.createPaymentIntent.payment._id);
  for (const { code, message } of answers)
    if (code) scenario.log.record(`${plan.who}: refused, ${code} ${message}`);

  const isUsedUp = answers.some(({ message }) => message?.includes('choices.promotionCode'));
  if (good.length === 0 && hasCode && isUsedUp) {
    return start(scenario, { ...plan, habits: { ...plan.habits, hasCode: false } }, checkout);
  }
  const [first] = good;
  if (!first) {
    checkout.isReportedUnpaid = true;
    return null;
  }
  const { clientSecret, payment } = first.data.createPaymentIntent;
  scenario.log.record(`${plan.who}: started ${payment._id} (${intentIdOf(clientSecret)})`);
  return {
    paymentId: payment._id,
    clientSecret,
    entryIds: payment.cartEntries.map((entry: { _id: string }) => entry._id),
  };
}

async function report(
  scenario: Scenario,
  plan: Purchase,
  checkout: Checkout,
  paymentId: string,
): Promise<void> {
  const { data, code, message } = await send(scenario, plan, {
    query: confirmPayment,
    variables: { id: paymentId },
    via: plan.via,
  });
  const status = data?.confirmPayment.status;
  scenario.log.record(`${plan.who}: reported ${paymentId}, the shop says ${status ?? `${code} ${message}`}`);
  const isAmong = (states: readonly PaymentStatus[]) =>
    states.some((state) => state.toUpperCase() === status);
  // Also where something of it is given back already: that it is paid has been said.
  if (isAmong(capturedPaymentStates)) checkout.isReportedPaid = true;
  if (isAmong(endedPaymentStates)) checkout.isReportedUnpaid = true;
}

/** Who asks for something, and how. */
interface Customer {
  readonly who: string;
  readonly shopper: Account;
  readonly clicks: 1 | 2;
  readonly via: ServerName;
}

function customer({ who, shopper, habits, via }: Purchase): Customer {
  return { who, shopper, clicks: habits.clicks, via };
}

function chosen(entryIds: readonly string[], what: 'nothing' | 'one' | 'all'): readonly string[] {
  return { nothing: [], one: entryIds.slice(0, 1), all: entryIds }[what];
}

export async function cancelEntries(
  scenario: Scenario,
  by: Customer,
  entryIds: readonly string[],
): Promise<void> {
  const { requestedCancels, confirmedCancels } = scenario.oracle;
  for (const id of entryIds) {
    requestedCancels.add(id);
    const ask = (via: ServerName) => send(scenario, by, { query: cancelCartEntry, variables: { id }, via });
    // A double click, on both servers: it must be cancelled once.
    const answers = await Promise.all(by.clicks === 2 ? [ask('A'), ask('B')] : [ask(by.via)]);
    for (const { data, code, message } of answers) {
      scenario.log.record(`${by.who}: cancel ${id}: ${data ? 'done' : `${code} ${message}`}`);
      if (data) confirmedCancels.add(id);
    }
  }
}

function send(
  scenario: Scenario,
  { who, shopper }: Pick<Customer, 'who' | 'shopper'>,
  request: Omit<ShopRequest, 'token' | 'onInternal'>,
): Promise<ShopResponse> {
  return requestUntilAnswered(scenario.environment, {
    ...request,
    token: shopper.token,
    onInternal(message) {
      scenario.oracle.internalErrors += 1;
      scenario.log.record(`${who}: ${message}`);
    },
  });
}
