import { setTimeout as sleep } from 'node:timers/promises';
import { intentIdOf } from '../../../server/test/fixtures/shop/checkout.ts';
import { type CardAnswer, payByCard } from '../../../server/test/harness/card.ts';
import type { Scenario } from './scenario.ts';
import { NoResponse } from './shop-request.ts';

/** Pays, and is disputed at once. */
export const disputedCard = '4000000000000259';

/** How long the bank takes, in milliseconds: about as long as a shopper who changes their mind. */
const DISPUTE_DECISION_MS = 400;

/** What Stripe.js does; a browser whose connection broke tries again, and learns what became of the first try. */
export async function payUntilAnswered(
  scenario: Scenario,
  clientSecret: string,
  card?: string,
): Promise<CardAnswer> {
  for (let attempt = 0; attempt < 20; attempt++) {
    try {
      const answer = await payByCard(scenario.environment.proxy.ports.browser, clientSecret, card);
      const known = answer.error?.payment_intent;
      // The first try went through, only its answer was lost.
      if (known?.status === 'succeeded') return { status: 200, intent: known };
      if (answer.status < 500 && answer.status !== 429 && answer.status !== 409) return answer;
    } catch {
      await sleep(30);
    }
  }
  throw new NoResponse('Stripe did not answer the browser');
}

/** The bank decides how the dispute of a charge ends. */
export async function decide(
  { environment, log }: Scenario,
  who: string,
  clientSecret: string,
  dispute: 'won' | 'lost',
): Promise<void> {
  await sleep(DISPUTE_DECISION_MS);
  const { data } = await environment.stripe.disputes.list({ payment_intent: intentIdOf(clientSecret) });
  for (const { id } of data) {
    const uncategorized_text = dispute === 'won' ? 'winning_evidence' : 'losing_evidence';
    await environment.stripe.disputes.update(id, { evidence: { uncategorized_text } });
    log.record(`${who}: the bank decides: the dispute ${id} is ${dispute}`);
  }
}
