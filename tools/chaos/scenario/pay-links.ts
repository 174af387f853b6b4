import { setTimeout as sleep } from 'node:timers/promises';
import { confirmPayment } from '../../../server/test/fixtures/shop/checkout.ts';
import {
  askForDifference,
  openPayLink,
  orderChangePreview,
  shipOrder,
  withdrawPayLink,
} from '../../../server/test/fixtures/shop/orders.ts';
import { ask, type Handled, type Manner } from './admin-request.ts';
import { decide, disputedCard, payUntilAnswered } from './card.ts';
import type { Scenario } from './scenario.ts';
import { requestUntilAnswered } from './shop-request.ts';

/** How an order that is to be picked up can be had for more. */
const dearer = { delivery: 'STANDARD', location: '12 Orchard Lane, Portland, OR 97201' };

/** Asks what it costs more to bring an order, and asks its shopper for that. */
export async function askForMore(
  scenario: Scenario,
  { number }: Handled,
  deed: string,
  manner: Manner,
): Promise<void> {
  const seen = await ask(scenario, deed, manner, orderChangePreview, { number, input: dearer });
  const fingerprint = seen.find(({ data }) => data)?.data.orderChangePreview.fingerprint;
  if (!fingerprint) return;
  await ask(scenario, deed, manner, askForDifference, { number, input: dearer, fingerprint });
}

export async function withdraw(
  scenario: Scenario,
  { number }: Handled,
  deed: string,
  manner: Manner,
): Promise<void> {
  await ask(scenario, deed, manner, withdrawPayLink, { number });
}

/**
 * The shopper opens the pay link, and mostly pays, while an admin may withdraw it or send the order.
 *
 * @param beforePaying where a fault intervenes
 */
export async function payMore(
  scenario: Scenario,
  order: Handled,
  manner: Manner,
  beforePaying?: () => Promise<void>,
): Promise<void> {
  const { environment, log } = scenario;
  const { token, number } = order;
  const habits = randomHabits(order, manner);
  const { data, code, message } = await requestUntilAnswered(environment, {
    ...{ token, query: openPayLink, variables: { number }, via: manner.via },
  });
  log.record(`pay link of ${number}: ${data ? 'opened' : `${code} ${message}`}`);
  if (!data || !habits.pays) return;
  await beforePaying?.();
  const opened: Opened = data.openPayLink;
  await Promise.all([
    payOpened(scenario, order, opened, { ...habits, via: manner.via }),
    happenMeanwhile(scenario, order, manner, habits),
  ]);
  const { card, decision } = habits;
  if (card && decision !== 'open')
    order.beside.push(decide(scenario, `pay link of ${number}`, opened.clientSecret, decision));
}

type Habits = ReturnType<typeof randomHabits>;

/** Drawn at once: what goes on at the same time draws in no order. */
function randomHabits({ isDisputed }: Handled, { random }: Manner) {
  return {
    pays: random.chance(0.85),
    // An order and what is paid on top of it are not both disputed: which of the two the order says would be up to luck.
    card: random.chance(0.2) && !isDisputed ? disputedCard : undefined,
    decision: random.pick(['open', 'won', 'lost'] as const),
    paysAfter: random.between(0, 60),
    reports: random.chance(0.7),
    meanwhile: random.pick(['nothing', 'nothing', 'withdraw the pay link', 'ship all'] as const),
    meanwhileAfter: random.between(0, 120),
  };
}

interface Opened {
  readonly clientSecret: string;
  readonly payment: { readonly _id: string };
}

async function payOpened(
  scenario: Scenario,
  { number, token }: Handled,
  { clientSecret, payment }: Opened,
  { card, paysAfter, reports, via }: Habits & Pick<Manner, 'via'>,
): Promise<void> {
  const { environment, log } = scenario;
  await sleep(paysAfter);
  const { intent, error } = await payUntilAnswered(scenario, clientSecret, card);
  log.record(`pay link of ${number}: Stripe says ${intent?.status ?? error?.message}`);
  if (!reports) return;
  const variables = { id: payment._id };
  const told = await requestUntilAnswered(environment, { token, query: confirmPayment, variables, via });
  log.record(`pay link of ${number}: the shop says ${told.data?.confirmPayment.status ?? told.code}`);
}

/** What makes the change impossible, at about the moment at which it is paid. */
async function happenMeanwhile(
  scenario: Scenario,
  order: Handled,
  manner: Manner,
  { meanwhile, meanwhileAfter }: Habits,
): Promise<void> {
  await sleep(meanwhileAfter);
  if (meanwhile === 'withdraw the pay link') await withdraw(scenario, order, meanwhile, manner);
  if (meanwhile === 'ship all') await ask(scenario, meanwhile, manner, shipOrder, { number: order.number });
}
