import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import {
  deliverOrder,
  refundOrder,
  refundPreview,
  reportShipmentLost,
  returnEntries,
  shipOrder,
  undoShipment,
} from '../../../server/test/fixtures/shop/orders.ts';
import { ask, type Handled, type Manner } from './admin-request.ts';
import { askForMore, payMore, withdraw } from './pay-links.ts';
import type { Habits, Purchase } from './purchase.ts';
import type { Scenario } from './scenario.ts';
import { NoResponse, requestUntilAnswered } from './shop-request.ts';

const shipPieces = `mutation ($number: String!, $lines: [LineQuantityInput!]!, $trackingNumber: String) {
  shipOrder(number: $number, lines: $lines, carrier: "UPS", trackingNumber: $trackingNumber) { number status }
}`;

const returnPieces = `mutation ($number: String!, $lines: [ReturnLineInput!]!) {
  returnEntries(number: $number, lines: $lines) { number status }
}`;

const reportBroken = `mutation ($number: String!, $lines: [LineQuantityInput!]!) {
  reportProblem(number: $number, input: { lines: $lines, kind: BROKEN, wants: MONEY }) {
    problems { id state }
  }
}`;

const problemPreview = 'query ($id: ID!) { preview: problemPreview(id: $id) { fingerprint } }';

const answerProblem = `mutation ($id: ID!, $answer: ProblemAnswer!, $text: String, $fingerprint: String) {
  answerProblem(id: $id, answer: $answer, text: $text, fingerprint: $fingerprint) { number }
}`;

/** What an admin does with an order that is paid, one after the other, while its shopper may cancel it. */
const careDeeds = [
  'ship all',
  'ship one',
  'ship a piece',
  'undo the shipment',
  'deliver',
  'give a line back',
  'give all lines back',
  'give an amount back',
  'give too much back',
  'take a line back',
  'take all lines back',
  'give a piece back',
  'take a piece back',
  'lose the parcel',
  'answer a request',
] as const;
export type CareDeed =
  | (typeof careDeeds)[number]
  | 'ask for more'
  | 'have more paid'
  | 'withdraw the pay link';

/** Share of the purchases whose order somebody handles. */
const CARE_SHARE = 0.45;

/** The usual courses of an order, so that most runs get as far as a return. */
export const courses: readonly (readonly CareDeed[])[] = [
  ['ship all', 'deliver', 'take a line back'],
  ['ship all', 'take all lines back', 'give an amount back'],
  ['give a line back', 'ship all', 'take all lines back'],
  ['give an amount back', 'ship one', 'undo the shipment', 'ship all'],
  ['ship one', 'give all lines back', 'take a line back'],
  ['ship all', 'undo the shipment', 'give a line back'],
  ['give an amount back', 'ship all', 'give an amount back', 'take a line back'],
  ['ship a piece', 'give a line back', 'ship all', 'take all lines back'],
];

/** A course in which shoppers say that pieces came broken. */
export const answerCourse: readonly CareDeed[] = [
  'ship all',
  'answer a request',
  'answer a request',
  'take a piece back',
];

/** Courses of pieces and parcels. */
const pieceCourses: readonly (readonly CareDeed[])[] = [
  ['ship a piece', 'give a piece back', 'ship all', 'take a piece back'],
  ['ship all', 'lose the parcel', 'deliver', 'take a piece back', 'give a piece back'],
  ['give a piece back', 'ship a piece', 'ship all', 'take a piece back', 'take a piece back'],
  answerCourse,
];

/** Courses of an order that is to be brought and not picked up, which costs more: it may be called off at any time. */
export const payLinkCourses: readonly (readonly CareDeed[])[] = [
  ['ask for more', 'have more paid', 'ship all', 'take all lines back'],
  ['ask for more', 'have more paid', 'give all lines back'],
  ['ask for more', 'have more paid', 'give an amount back', 'ship one', 'take a line back'],
  ['ask for more', 'withdraw the pay link', 'ask for more', 'have more paid', 'give a line back'],
  ['ask for more', 'have more paid', 'ask for more'],
  [
    'ask for more',
    'have more paid',
    'give a piece back',
    'ship all',
    'take a piece back',
    'give a piece back',
  ],
  ['ask for more', 'ship all', 'have more paid'],
];

/** Share of the purchases that nobody handles otherwise of which more is asked for. */
const PAY_LINKS_SHARE = 0.4;

/** Share of the orders that somebody handles piece by piece. */
const PIECES_SHARE = 0.4;

/** What is done with the order of a purchase; nothing with most. From a source of its own. */
export function randomCare({ name }: Scenario, who: string): readonly CareDeed[] {
  const random = seededRandom(`${name}/care for ${who}`);
  if (!random.chance(CARE_SHARE)) return [];
  const pieces = seededRandom(`${name}/pieces of ${who}`);
  if (pieces.chance(PIECES_SHARE)) return pieces.pick(pieceCourses);
  if (random.chance(0.6)) return random.pick(courses);
  return Array.from({ length: 2 + Math.floor(random.next() * 3) }, () => random.pick(careDeeds));
}

/** What is chosen and done where more is to be paid; nothing of most. From a source of its own. */
export function randomPayLink(scenario: Scenario, who: string): Partial<Pick<Habits, 'delivery' | 'care'>> {
  const random = seededRandom(`${scenario.name}/pay link of ${who}`);
  const isMeant = random.chance(PAY_LINKS_SHARE) && randomCare(scenario, who).length === 0;
  return isMeant ? { delivery: 'CURBSIDE', care: random.pick(payLinkCourses) } : {};
}

/** Longest time for which this program may read from a member that is cut off, in milliseconds. */
const CUT_OFF_MS = 20_000;

/** An admin handles the order of a payment. Each deed may be a double click, on both servers at once. */
export async function careFor(scenario: Scenario, plan: Purchase, paymentId: string): Promise<void> {
  const { who, via, hooks } = plan;
  const { care = [] } = plan.habits;
  if (care.length === 0) return;
  const random = seededRandom(`${scenario.name}/admin of ${who}`);
  const order = await findOrder(scenario, plan, paymentId);
  scenario.oracle.handled.add(paymentId);
  for (const [place, deed] of care.entries()) {
    await sleep(random.between(0, 150));
    if (/^(give|take)/.test(deed)) await hooks?.beforeGivingBack?.();
    await act(scenario, order, deed, { random, via, requestId: `${paymentId} ${place}` }, hooks);
  }
  await Promise.all(order.beside);
}

async function findOrder(
  { environment }: Scenario,
  { shopper: { token }, habits }: Purchase,
  id: string,
): Promise<Handled> {
  const _id = new Types.ObjectId(id);
  const find = () => environment.db.collection('payments').findOne({ _id });
  // A member that is cut off still takes itself for the primary, and answers this program without what the others have.
  let payment = await find();
  for (let waited = 0; !payment && waited < CUT_OFF_MS; waited += 100) {
    await sleep(100);
    payment = await find();
  }
  if (!payment) throw new NoResponse(`Payment ${id} is gone`);
  const entries = await environment.db.collection('cartentries').find({ paymentId: _id }).toArray();
  const entryIds = entries.map((entry) => entry._id.toString());
  const isDisputed = habits.dispute !== 'none';
  return { token, number: payment.number, paymentId: id, entryIds, isDisputed, beside: [] };
}

async function act(
  scenario: Scenario,
  order: Handled,
  deed: CareDeed,
  manner: Manner,
  hooks: Purchase['hooks'],
): Promise<void> {
  const { number, entryIds } = order;
  const one = [manner.random.pick(entryIds)];
  const piece = one.map((entryId) => ({ entryId, quantity: 1 }));
  switch (deed) {
    case 'ship all':
      return ship(scenario, order, deed, manner, { query: shipOrder });
    case 'ship one':
      return ship(scenario, order, deed, manner, { query: shipOrder, entryIds: one });
    case 'ship a piece':
      return ship(scenario, order, deed, manner, { query: shipPieces, lines: piece });
    case 'undo the shipment':
      await ask(scenario, deed, manner, undoShipment, { number });
      return;
    case 'deliver':
      await ask(scenario, deed, manner, deliverOrder, { number });
      return;
    case 'give a line back':
      return giveBack(scenario, order, deed, manner, { entryIds: one });
    case 'give all lines back':
      return giveBack(scenario, order, deed, manner, { entryIds });
    case 'give an amount back':
      return giveBack(scenario, order, deed, manner, { amount: manner.random.pick([0.01, 3, 12.5, 20]) });
    case 'give too much back':
      return giveBack(scenario, order, deed, manner, { amount: 5000 });
    case 'take a line back':
      return takeBack(scenario, order, deed, manner, one);
    case 'take all lines back':
      return takeBack(scenario, order, deed, manner, entryIds);
    case 'give a piece back':
      return giveAsSeen(scenario, order, deed, manner, piece);
    case 'take a piece back':
      return takePieceBack(scenario, order, deed, manner, piece);
    case 'lose the parcel':
      return lose(scenario, order, deed, manner);
    case 'answer a request':
      return answerRequest(scenario, order, deed, manner, hooks?.beforeAnswering);
    case 'ask for more':
      return askForMore(scenario, order, deed, manner);
    case 'have more paid':
      return payMore(scenario, order, manner, hooks?.beforePayingMore);
    case 'withdraw the pay link':
      return withdraw(scenario, order, deed, manner);
  }
}

interface Sending {
  readonly query: string;
  readonly entryIds?: readonly string[];
  readonly lines?: readonly Pieces[];
}

interface Pieces {
  readonly entryId: string;
  readonly quantity: number;
}

/** Sends a parcel, with a number of its own. */
async function ship(
  scenario: Scenario,
  { number, paymentId }: Handled,
  deed: CareDeed,
  manner: Manner,
  { query, ...what }: Sending,
): Promise<void> {
  const trackingNumber = `1Z ${manner.requestId}`;
  const parcel = { paymentId, trackingNumber, isConfirmed: false };
  scenario.oracle.parcels.push(parcel);
  const answers = await ask(scenario, deed, manner, query, {
    ...{ number, carrier: 'UPS', trackingNumber },
    ...what,
  });
  parcel.isConfirmed = answers.some(({ data }) => data);
}

/** Asks what would go back, and gives back exactly that. */
async function giveAsSeen(
  scenario: Scenario,
  order: Handled,
  deed: CareDeed,
  manner: Manner,
  lines: readonly Pieces[],
): Promise<void> {
  const { number } = order;
  const answers = await ask(scenario, deed, manner, refundPreview, {
    number,
    input: { lines, reason: 'A piece was broken' },
  });
  const seen = answers.find(({ data }) => data)?.data?.preview;
  if (!seen) return;
  await giveBack(scenario, order, deed, manner, {
    lines,
    toCard: seen.toCard,
    fingerprint: seen.fingerprint,
  });
}

async function takePieceBack(
  scenario: Scenario,
  { number }: Handled,
  deed: CareDeed,
  manner: Manner,
  pieces: readonly Pieces[],
): Promise<void> {
  const isRestocked = manner.random.chance(0.5);
  const condition = isRestocked ? 'SELLABLE' : 'DAMAGED';
  const request = {
    ...{ entryIds: pieces.map(({ entryId }) => entryId), isRestocked, isConfirmed: false },
  };
  scenario.oracle.returns.push(request);
  const lines = pieces.map((piece) => ({ ...piece, condition }));
  const answers = await ask(scenario, deed, manner, returnPieces, { number, lines });
  request.isConfirmed = answers.some(({ data }) => data);
}

/** Reports the parcel that left first and is still on its way. */
async function lose(
  scenario: Scenario,
  { paymentId }: Handled,
  deed: CareDeed,
  manner: Manner,
): Promise<void> {
  const onItsWay = { paymentId: new Types.ObjectId(paymentId), status: 'on_its_way' };
  const parcel = await scenario.environment.db
    .collection('shipments')
    .findOne(onItsWay, { sort: { _id: 1 } });
  if (!parcel) return;
  const sendAgain = manner.random.chance(0.7);
  await ask(scenario, deed, manner, reportShipmentLost, { id: String(parcel._id), sendAgain });
}

const answers = [
  { answer: 'REFUND', state: 'refunded' },
  { answer: 'SEND_AGAIN', state: 'sent_again' },
  { answer: 'REFUSE', state: 'refused', text: 'It was whole when it left.' },
] as const;

/** The shopper says that a piece of one line or of each is broken, and an admin answers. */
async function answerRequest(
  scenario: Scenario,
  { number, entryIds, token }: Handled,
  deed: CareDeed,
  manner: Manner,
  beforeAnswering?: () => Promise<void>,
): Promise<void> {
  const { environment, oracle } = scenario;
  const broken = manner.random.pick([...entryIds.map((id) => [id]), entryIds]);
  const lines = broken.map((entryId) => ({ entryId, quantity: 1 }));
  const report = { token, query: reportBroken, variables: { number, lines }, via: manner.via };
  const { data } = await requestUntilAnswered(environment, report);
  const open = data?.reportProblem.problems.findLast((one: { state: string }) => one.state === 'OPEN');
  if (!open) return;
  const { state, ...answer } = manner.random.pick(answers);
  const seen = answer.answer === 'REFUND' ? await findFingerprint(scenario, open.id, deed, manner) : {};
  const request = { problemId: open.id, state, isConfirmed: false };
  oracle.answers.push(request);
  await beforeAnswering?.();
  const given = await ask(scenario, deed, manner, answerProblem, { id: open.id, ...answer, ...seen });
  request.isConfirmed = given.some((one) => one.data);
}

async function findFingerprint(scenario: Scenario, id: string, deed: CareDeed, manner: Manner) {
  const seen = await ask(scenario, deed, manner, problemPreview, { id });
  const fingerprint: string | undefined = seen.find(({ data }) => data)?.data.preview.fingerprint;
  return fingerprint ? { fingerprint } : {};
}

/** What of an order an admin gives back. */
interface GivenBack {
  readonly entryIds?: readonly string[];
  readonly lines?: readonly Pieces[];
  readonly amount?: number;
  readonly fingerprint?: string;
  /** Dollars that the shop said would go back. */
  readonly toCard?: number;
}

async function giveBack(
  scenario: Scenario,
  { number, paymentId }: Handled,
  deed: CareDeed,
  manner: Manner,
  { toCard, ...what }: GivenBack,
): Promise<void> {
  const { requestId } = manner;
  const { entryIds = [], amount = toCard } = what;
  const wanted = { requestId, paymentId, entryIds, isConfirmed: false };
  const request = { ...wanted, amount: amount === undefined ? null : Math.round(amount * 100) };
  scenario.oracle.refunds.push(request);
  const input = { ...what, reason: 'It was not as it should be', requestId };
  const answers = await ask(scenario, deed, manner, refundOrder, { number, input });
  request.isConfirmed = answers.some(({ data }) => data);
}

async function takeBack(
  scenario: Scenario,
  { number }: Handled,
  deed: CareDeed,
  manner: Manner,
  entryIds: readonly string[],
): Promise<void> {
  const isRestocked = manner.random.chance(0.7);
  const request = { entryIds, isRestocked, isConfirmed: false };
  scenario.oracle.returns.push(request);
  const answers = await ask(scenario, deed, manner, returnEntries, {
    number,
    entryIds,
    restock: isRestocked,
  });
  request.isConfirmed = answers.some(({ data }) => data);
}
