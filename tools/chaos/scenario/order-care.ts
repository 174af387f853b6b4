import { setTimeout as sleep } from 'node:timers/promises';
import { Types } from 'mongoose';
import { type Random, seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import {
  deliverOrder,
  refundOrder,
  returnEntries,
  shipOrder,
  undoShipment,
} from '../../../server/test/fixtures/shop/orders.ts';
import type { ServerName } from '../environment/shop-process.ts';
import type { Purchase } from './purchase.ts';
import type { Scenario } from './scenario.ts';
import { NoResponse, requestUntilAnswered, type ShopResponse } from './shop-request.ts';

/** What an admin does with an order that is paid, one after the other, while its shopper may cancel it. */
const careDeeds = [
  'ship all',
  'ship one',
  'undo the shipment',
  'deliver',
  'give a line back',
  'give all lines back',
  'give an amount back',
  'give too much back',
  'take a line back',
  'take all lines back',
] as const;
export type CareDeed = (typeof careDeeds)[number];

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
];

/** What is done with the order of a purchase; nothing with most. From a source of its own. */
export function randomCare({ name }: Scenario, who: string): readonly CareDeed[] {
  const random = seededRandom(`${name}/care for ${who}`);
  if (!random.chance(CARE_SHARE)) return [];
  if (random.chance(0.6)) return random.pick(courses);
  return Array.from({ length: 2 + Math.floor(random.next() * 3) }, () => random.pick(careDeeds));
}

interface Handled {
  readonly number: string;
  readonly paymentId: string;
  readonly entryIds: readonly string[];
}

/** An admin handles the order of a payment. Each deed may be a double click, on both servers at once. */
export async function careFor(scenario: Scenario, plan: Purchase, paymentId: string): Promise<void> {
  const { who, via, hooks } = plan;
  const { care = [] } = plan.habits;
  if (care.length === 0) return;
  const random = seededRandom(`${scenario.name}/admin of ${who}`);
  const order = await findOrder(scenario, paymentId);
  scenario.oracle.handled.add(paymentId);
  for (const [place, deed] of care.entries()) {
    await sleep(random.between(0, 150));
    if (/^(give|take)/.test(deed)) await hooks?.beforeGivingBack?.();
    await act(scenario, order, deed, { random, via, requestId: `${paymentId} ${place}` });
  }
}

async function findOrder({ environment }: Scenario, id: string): Promise<Handled> {
  const _id = new Types.ObjectId(id);
  const payment = await environment.db.collection('payments').findOne({ _id });
  const entries = await environment.db.collection('cartentries').find({ paymentId: _id }).toArray();
  if (!payment) throw new NoResponse(`Payment ${id} is gone`);
  return { number: payment.number, paymentId: id, entryIds: entries.map((entry) => entry._id.toString()) };
}

interface Manner {
  readonly random: Random;
  readonly via: ServerName;
  readonly requestId: string;
}

async function act(scenario: Scenario, order: Handled, deed: CareDeed, manner: Manner): Promise<void> {
  const { number, entryIds } = order;
  const one = [manner.random.pick(entryIds)];
  switch (deed) {
    case 'ship all':
      await ask(scenario, deed, manner, shipOrder, { number, carrier: 'UPS', trackingNumber: '1Z999' });
      return;
    case 'ship one':
      await ask(scenario, deed, manner, shipOrder, { number, entryIds: one });
      return;
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
  }
}

async function giveBack(
  scenario: Scenario,
  { number, paymentId }: Handled,
  deed: CareDeed,
  manner: Manner,
  what: { readonly entryIds?: readonly string[]; readonly amount?: number },
): Promise<void> {
  const { requestId } = manner;
  const { entryIds = [], amount } = what;
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

async function ask(
  scenario: Scenario,
  deed: CareDeed,
  { random, via: usual }: Manner,
  query: string,
  variables: object,
): Promise<ShopResponse[]> {
  const servers: readonly ServerName[] = random.chance(0.4) ? ['A', 'B'] : [usual];
  const { environment, oracle, log } = scenario;
  const admin = random.pick(environment.admins);
  return Promise.all(
    servers.map(async (via) => {
      const response = await requestUntilAnswered(environment, {
        ...{ token: admin.token, query, variables, via },
        onInternal(message) {
          oracle.internalErrors += 1;
          log.record(`admin: ${message}`);
        },
      });
      const { data, code, message } = response;
      log.record(`admin, ${via}: ${deed}: ${data ? 'done' : `${code} ${message}`}`);
      return response;
    }),
  );
}
