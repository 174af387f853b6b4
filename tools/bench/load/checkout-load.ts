import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { type CheckoutJob, type PassResult } from './jobs.ts';
import { sendRequest } from './send-request.ts';
import { Tally } from './tally.ts';

/** Checkouts from the click to the receipt: the order and its hold, the card at Stripe, the report. */
export async function runCheckoutLoad(job: CheckoutJob): Promise<PassResult> {
  const agent = new Agent({ keepAlive: true });
  const tally = new Tally();
  const end = performance.now() + job.seconds * 1000;

  async function shopOn(shopper: number): Promise<void> {
    for (let round = 0; performance.now() < end; round++) {
      const startedAt = performance.now();
      try {
        const place = shopper + round * job.connections;
        const token = job.tokens[place % job.tokens.length] ?? '';
        const petId = job.petIds[place % job.petIds.length] ?? '';
        const bytes = await checkOutOnce(job, agent, token, petId);
        tally.add(performance.now() - startedAt, bytes);
      } catch (error) {
        tally.fail(String(error));
      }
    }
  }

  await Promise.all(Array.from({ length: job.connections }, (_, shopper) => shopOn(shopper)));
  agent.destroy();
  return tally.result();
}

/** @returns bytes of the shop's answers */
async function checkOutOnce(job: CheckoutJob, agent: Agent, token: string, petId: string): Promise<number> {
  const input = {
    entries: [{ petId, accessoriesAmount: 1 }],
    username: 'Robin Park',
    location: '12 Kennel Lane',
    phone: '5551234567',
    idempotencyKey: randomUUID(),
  };
  const started = await graphql(job, agent, token, job.documents.start, { input });
  const { clientSecret, payment } = started.data.createPaymentIntent;
  const [intent] = clientSecret.split('_secret_');
  const card = await sendRequest(`http://127.0.0.1:${job.stripePort}/v1/payment_intents/${intent}/confirm`, {
    agent,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: cardForm(clientSecret),
  });
  if (card.status !== 200) throw new Error(`Stripe said ${card.status}: ${card.text}`);
  const confirmed = await graphql(job, agent, token, job.documents.confirm, { paymentId: payment._id });
  const { status } = confirmed.data.confirmPayment;
  if (status !== 'SUCCEEDED') throw new Error(`The payment is ${status}`);
  return started.bytes + confirmed.bytes;
}

/** What Stripe.js sends for the card that a shopper types in. */
function cardForm(clientSecret: string): string {
  return new URLSearchParams({
    key: 'pk_test_sandbox',
    client_secret: clientSecret,
    'payment_method_data[type]': 'card',
    'payment_method_data[card][number]': '4242424242424242',
    'payment_method_data[card][exp_month]': '12',
    'payment_method_data[card][exp_year]': String(new Date().getFullYear() + 3),
    'payment_method_data[card][cvc]': '123',
  }).toString();
}

async function graphql(job: CheckoutJob, agent: Agent, token: string, query: string, variables: object) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query, variables });
  const { status, text } = await sendRequest(`${job.url}/graphql`, { agent, headers, body });
  const { data, errors } = JSON.parse(text);
  if (status !== 200 || errors) throw new Error(`The shop said ${status}: ${text.slice(0, 250)}`);
  return { data, bytes: text.length };
}
