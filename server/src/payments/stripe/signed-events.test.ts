import { createHmac } from 'node:crypto';
import { readSettings } from '../../config/settings.ts';
import { StripeGateway } from './stripe.gateway.ts';

/*
 * Forgeries of somebody who read Stripe's manual; server/test/security/forged-webhooks.test.ts sends some of them to the
 * webhook.
 */

const SECRET = 'whsec_sandbox';

const body = JSON.stringify({
  ...{ id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', livemode: false },
  data: { object: { object: 'payment_intent', id: 'pi_1', status: 'succeeded', amount_received: 1750 } },
});

interface Forgery {
  readonly what: string;
  readonly headersOf: (text: string) => Record<string, string>;
  /** What is sent in place of what was signed. */
  readonly sent?: (text: string) => string;
}

function mac(text: string, secret = SECRET): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

function signed(header: (mac: (secret?: string) => string, now: number) => string) {
  const now = Math.floor(Date.now() / 1000);
  return (text: string) => ({ 'stripe-signature': header((secret) => mac(`${now}.${text}`, secret), now) });
}

const good = signed((of, now) => `t=${now},v1=${of()}`);

const forgeries: Forgery[] = [
  {
    what: 'with the signature of the old scheme alone',
    headersOf: signed((of, now) => `t=${now},v0=${of()}`),
  },
  { what: 'signed with an empty secret', headersOf: signed((of, now) => `t=${now},v1=${of('')}`) },
  {
    what: 'signed with the name of the secret’s kind',
    headersOf: signed((of, now) => `t=${now},v1=${of('whsec_')}`),
  },
  {
    what: 'signed for another endpoint',
    headersOf: signed((of, now) => `t=${now},v1=${of('whsec_of_another_endpoint')}`),
  },
  {
    what: 'signed with the publishable key',
    headersOf: signed((of, now) => `t=${now},v1=${of('pk_test_sandbox')}`),
  },
  { what: 'without the time that was signed', headersOf: signed((of) => `v1=${of()}`) },
  { what: 'with another time than was signed', headersOf: signed((of, now) => `t=${now - 1},v1=${of()}`) },
  { what: 'with an empty signature', headersOf: signed((_of, now) => `t=${now},v1=`) },
  { what: 'with half a signature', headersOf: signed((of, now) => `t=${now},v1=${of().slice(0, 32)}`) },
  {
    what: 'signed without its time',
    headersOf: (text) => ({ 'stripe-signature': `t=${Math.floor(Date.now() / 1000)},v1=${mac(text)}` }),
  },
  { what: 'signed in 1970', headersOf: (text) => ({ 'stripe-signature': `t=0,v1=${mac(`0.${text}`)}` }) },
  {
    what: 'signed 301 seconds ago',
    headersOf: (text) => {
      const then = Math.floor(Date.now() / 1000) - 301;
      return { 'stripe-signature': `t=${then},v1=${mac(`${then}.${text}`)}` };
    },
  },
  {
    what: 'with the signature in a header of another name',
    headersOf: (text) => ({ 'x-stripe-signature': good(text)['stripe-signature'] }),
  },
  { what: 'with one byte changed', headersOf: good, sent: (text) => text.replace('1750', '1751') },
  { what: 'with a blank at its end', headersOf: good, sent: (text) => `${text} ` },
  {
    what: 'read and written again, as a proxy might',
    headersOf: good,
    sent: (text) => JSON.stringify(JSON.parse(text), null, 2),
  },
  { what: 'without what was signed', headersOf: good, sent: () => '' },
];

const gateway = new StripeGateway(readSettings({ NODE_ENV: 'test' }).payments);

function read(text: string, { 'stripe-signature': signature }: Record<string, string>) {
  return gateway.readEvent(Buffer.from(text), signature);
}

it.each(forgeries)('an event $what is not read', ({ headersOf, sent }) => {
  expect(() => read(sent ? sent(body) : body, headersOf(body))).toThrow('not signed as it should be');
});

it('an event signed for tomorrow is not read: until then it could be played again', () => {
  const then = Math.floor(Date.now() / 1000) + 86_400;
  const signature = `t=${then},v1=${mac(`${then}.${body}`)}`;
  expect(() => read(body, { 'stripe-signature': signature })).toThrow('not signed as it should be');
});

it('the same event with its right signature is read: the forgeries are refused for what is wrong with them', () => {
  expect(read(body, good(body))).toMatchObject({ id: 'evt_1' });
});
