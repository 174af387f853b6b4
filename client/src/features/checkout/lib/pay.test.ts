import type { StripeCardElement, StripeElements } from '@stripe/stripe-js';
import type { PendingCheckout } from '../../../lib/cart-store/persistence.ts';
import { type CheckoutDeps, type CheckoutOrder, pay } from './pay.ts';
import { BugAfterCharge, checkoutMessages, pollPayment, ShopRejection } from './payment-outcome.ts';
import { fingerprintOf } from './pending-checkout.ts';

const order: CheckoutOrder = {
  entries: [{ petId: 'kibble', accessoriesAmount: 2 }],
  choices: { delivery: 'STANDARD' },
  contact: { username: 'Ada', location: '1 Paw Lane', phone: '5551234567' },
  email: 'ada@petshop.test',
  total: 30,
};

type Report = Awaited<ReturnType<CheckoutDeps['api']['confirmPayment']>>;
type Answer<T> = T | Error;

function report(status: Report['status'], failureMessage?: string): Report {
  return { status, failureMessage, cartEntries: order.entries };
}

function refusal(message: string, code?: string, paidPaymentId?: string): ShopRejection {
  return new ShopRejection(message, code, paidPaymentId);
}

const paid = { kind: 'paid', paymentId: 'p1', entries: order.entries } as const;

/** The outside world of a checkout: each call gives its next answer, the last one again and again. */
function aWorld(answers: {
  opened?: Answer<Report['status']>[];
  cardError?: string;
  chargeError?: { type: string; message: string } | Error;
  reports?: Answer<Report>[];
  total?: number[];
  remembered?: PendingCheckout;
  /** What another tab begins while the card is read here. */
  begunMeanwhile?: PendingCheckout;
}) {
  const calls: string[] = [];
  const opened = answers.opened ?? ['REQUIRES_PAYMENT'];
  const reports = answers.reports ?? [report('SUCCEEDED')];
  const totals = answers.total ?? [30];
  let pending = answers.remembered;
  let keys = 0;

  function next<T>(queue: Answer<T>[]): T {
    const answer = (queue.length > 1 ? queue.shift() : queue[0]) as Answer<T>;
    if (answer instanceof Error) throw answer;
    return answer;
  }

  const deps = {
    card: {} as StripeCardElement,
    newKey: () => `key-${++keys}`,
    readPending: () => pending,
    savePending: (value: PendingCheckout | undefined) => {
      pending = value;
    },
    api: {
      openPayment: async (_order: CheckoutOrder, key: string) => {
        calls.push(`open ${key}`);
        const status = next(opened);
        return {
          clientSecret: 'secret',
          payment: { _id: 'p1', status },
          quote: { total: next(totals) },
        };
      },
      confirmPayment: async (paymentId: string) => {
        calls.push(`ask ${paymentId}`);
        return next(reports);
      },
      wait: async () => undefined,
    },
    stripe: {
      createPaymentMethod: async () => {
        calls.push('card');
        pending = answers.begunMeanwhile ?? pending;
        return answers.cardError
          ? { error: { type: 'validation_error', message: answers.cardError } }
          : { paymentMethod: { id: 'pm_1' } };
      },
      confirmCardPayment: async () => {
        calls.push('charge');
        if (answers.chargeError instanceof Error) throw answers.chargeError;
        return answers.chargeError
          ? { error: answers.chargeError }
          : { paymentIntent: { status: 'succeeded' } };
      },
    },
  } as unknown as CheckoutDeps;

  return { deps, calls, pending: () => pending };
}

const declined = { type: 'card_error', message: 'Your card was declined.' };
const lost = { type: 'api_connection_error', message: 'We could not reach the bank.' };

describe('paying for a cart', () => {
  it('opens the payment, makes the card a payment method, charges it and asks the shop', async () => {
    const world = aWorld({});
    expect(await pay(order, world.deps)).toEqual(paid);
    expect(world.calls).toEqual(['open key-1', 'card', 'charge', 'ask p1']);
    expect(world.pending()).toBeUndefined();
  });

  it('makes what a payment element holds a payment method by its elements', async () => {
    const world = aWorld({});
    const elements = { getElement: () => null } as unknown as StripeElements;
    const made = jest.spyOn(world.deps.stripe, 'createPaymentMethod');
    expect(await pay(order, { ...world.deps, card: elements })).toEqual(paid);
    const billing_details = { name: 'Ada', email: 'ada@petshop.test' };
    expect(made).toHaveBeenCalledWith({ elements, params: { billing_details } });
    expect(world.calls).toEqual(['open key-1', 'card', 'charge', 'ask p1']);
  });

  it.each([
    [
      'the card is incomplete',
      { cardError: 'Your card number is incomplete.' },
      'Your card number is incomplete.',
    ],
    ['the card is declined', { chargeError: declined }, 'Your card was declined.'],
    [
      'the answer of the bank is lost and nothing was charged',
      { chargeError: lost, reports: [report('REQUIRES_PAYMENT')] },
      'We could not reach the bank.',
    ],
  ])(
    'returns the provider’s message when %s, and keeps the payment for a retry',
    async (_name, answers, message) => {
      const world = aWorld(answers);
      expect(await pay(order, world.deps)).toEqual({ kind: 'refused', message, isCardError: true });
      expect(world.pending()).toMatchObject({ idempotencyKey: 'key-1', paymentId: 'p1' });

      await pay(order, world.deps);
      expect(world.calls.filter((call) => call.startsWith('open'))).toEqual(['open key-1', 'open key-1']);
    },
  );

  it('is paid when the bank’s response is lost after the charge', async () => {
    const world = aWorld({ chargeError: lost });
    expect((await pay(order, world.deps)).kind).toBe('paid');
  });

  it('does not charge the card again when another tab has paid', async () => {
    const world = aWorld({ opened: ['SUCCEEDED'] });
    expect((await pay(order, world.deps)).kind).toBe('paid');
    expect(world.calls).toEqual(['open key-1', 'ask p1']);
  });

  it('charges nothing when the displayed price is outdated', async () => {
    const world = aWorld({ total: [31] });
    expect(await pay(order, world.deps)).toMatchObject({ message: checkoutMessages.priceChanged });
    expect(world.calls).toEqual(['open key-1']);
  });

  it('opens a new payment where the stored one has an older price', async () => {
    const fingerprint = fingerprintOf(order);
    const remembered = { idempotencyKey: 'key-0', fingerprint, entries: order.entries, paymentId: 'p0' };
    const world = aWorld({ remembered, total: [25, 30] });
    expect((await pay(order, world.deps)).kind).toBe('paid');
    expect(world.calls).toEqual(['open key-0', 'open key-1', 'card', 'charge', 'ask p1']);
  });

  it('polls the shop when the provider fails during the charge', async () => {
    const world = aWorld({ chargeError: new Error('The frame is gone') });
    expect((await pay(order, world.deps)).kind).toBe('paid');
  });

  it('continues the same payment after a session that ended before it was opened', async () => {
    const world = aWorld({ opened: [refusal('Please log in', 'UNAUTHENTICATED'), 'REQUIRES_PAYMENT'] });
    expect(await pay(order, world.deps)).toEqual({ kind: 'open' });
    expect((await pay(order, world.deps)).kind).toBe('paid');
    expect(world.calls.slice(0, 2)).toEqual(['open key-1', 'open key-1']);
  });

  it('stops polling when the session ended after the charge, and keeps the payment stored', async () => {
    const world = aWorld({ reports: [refusal('Please log in', 'UNAUTHENTICATED')] });
    expect((await pay(order, world.deps)).kind).toBe('unsettled');
    expect(world.calls.filter((call) => call.startsWith('ask'))).toHaveLength(1);
    expect(world.pending()?.paymentId).toBe('p1');
  });

  it.each([
    ['is spent', 'CANCELLED' as const],
    ['has ended unpaid', refusal('This checkout has ended', 'CONFLICT')],
    ['was used for something else', refusal('Another body', 'IDEMPOTENCY_MISMATCH')],
  ])('takes a new idempotency key when the stored one %s', async (_name, first) => {
    const fingerprint = fingerprintOf(order);
    const remembered = { idempotencyKey: 'key-0', fingerprint, entries: order.entries, paymentId: 'p0' };
    const world = aWorld({ remembered, opened: [first, 'REQUIRES_PAYMENT'] });
    expect((await pay(order, world.deps)).kind).toBe('paid');
    expect(world.calls.filter((call) => call.startsWith('open'))).toHaveLength(2);
    expect(new Set(world.calls).size).toBe(world.calls.length);
  });

  it('opens no second payment when another checkout has just been paid, and reports it', async () => {
    const world = aWorld({
      opened: [refusal('Your other checkout has just been paid', 'CONFLICT', 'p2'), 'REQUIRES_PAYMENT'],
    });
    expect(await pay(order, world.deps)).toEqual({ ...paid, paymentId: 'p2', kind: 'paidElsewhere' });
    expect(world.calls).toEqual(['open key-1', 'ask p2']);
    expect(world.pending()).toBeUndefined();

    expect((await pay(order, world.deps)).kind).toBe('paid');
    expect(world.calls[2]).not.toBe('open key-1');
  });

  it('opens no second payment where a conflict is about an unknown one', async () => {
    const world = aWorld({ opened: [refusal('There is another checkout', 'CONFLICT')] });
    expect(await pay(order, world.deps)).toEqual({ kind: 'refused', message: 'There is another checkout' });
    expect(world.calls).toEqual(['open key-1']);
    expect(world.pending()).toBeUndefined();
  });

  it('reports that it continued in another tab, and leaves that tab’s payment alone', async () => {
    const begunMeanwhile = { idempotencyKey: 'key-of-another-tab', entries: [], paymentId: 'p2' };
    const world = aWorld({
      begunMeanwhile,
      chargeError: { type: 'invalid_request_error', message: 'This PaymentIntent is canceled.' },
      reports: [report('CANCELLED')],
    });
    expect(await pay(order, world.deps)).toEqual({
      kind: 'refused',
      message: checkoutMessages.continuedElsewhere,
    });
    expect(world.pending()).toEqual(begunMeanwhile);
  });

  it('returns the shop’s reason when the payment cannot be opened', async () => {
    const world = aWorld({ opened: [refusal('Only 1 of Salmon kibble is left', 'OUT_OF_STOCK')] });
    expect(await pay(order, world.deps)).toEqual({
      kind: 'refused',
      message: 'Only 1 of Salmon kibble is left',
    });
    expect(world.calls).toEqual(['open key-1']);
  });

  it('reports an unreachable shop, and retries the same payment', async () => {
    const world = aWorld({ opened: [refusal('Failed to fetch'), 'REQUIRES_PAYMENT'] });
    expect(await pay(order, world.deps)).toEqual({ kind: 'refused', message: checkoutMessages.notReached });
    expect((await pay(order, world.deps)).kind).toBe('paid');
    expect(world.calls.filter((call) => call.startsWith('open'))).toEqual(['open key-1', 'open key-1']);
  });
});

describe('a bug of our own', () => {
  it('before the charge is thrown, and nothing is charged', async () => {
    const world = aWorld({ opened: [new TypeError('crypto.randomUUID is not a function')] });
    await expect(pay(order, world.deps)).rejects.toThrow('crypto.randomUUID');
    expect(world.calls).toEqual(['open key-1']);
  });

  it('after the charge says that the card may have been charged', async () => {
    const world = aWorld({ reports: [new TypeError('x is undefined')] });
    const fault = await pay(order, world.deps).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BugAfterCharge);
    expect(world.pending()?.paymentId).toBe('p1');
  });
});

describe('polling a payment', () => {
  it.each([
    ['succeeded', [report('SUCCEEDED')], paid],
    ['partly refunded', [report('PARTIALLY_REFUNDED')], paid],
    [
      'given back',
      [report('REFUNDED')],
      { kind: 'refused', message: checkoutMessages.refunded, isRefunded: true },
    ],
    [
      'given back for a reason',
      [report('REFUNDED', 'Another amount was charged.')],
      { kind: 'refused', message: 'Another amount was charged.', isRefunded: true },
    ],
    [
      'failed',
      [report('FAILED', 'Insufficient funds.')],
      { kind: 'refused', message: 'Insufficient funds.' },
    ],
    ['called off', [report('CANCELLED')], { kind: 'refused', message: checkoutMessages.calledOff }],
    [
      'called off for a reason',
      [report('CANCELLED', 'It waited too long.')],
      { kind: 'refused', message: 'It waited too long.' },
    ],
    [
      'refused by the shop',
      [refusal('Declined', 'PAYMENT_FAILED')],
      { kind: 'refused', message: 'Declined' },
    ],
    [
      'of somebody else',
      [refusal('No such payment', 'NOT_FOUND')],
      { kind: 'refused', message: checkoutMessages.notPaid },
    ],
    ['still to be paid', [report('REQUIRES_PAYMENT')], { kind: 'open' }],
    ['in the works for a while', [report('PROCESSING'), report('PROCESSING'), report('SUCCEEDED')], paid],
    ['hidden by a bad connection for a while', [refusal('Failed to fetch'), report('SUCCEEDED')], paid],
    ['in the works for too long', [report('PROCESSING')], { kind: 'unsettled' }],
    ['out of reach', [refusal('Failed to fetch')], { kind: 'unsettled' }],
  ])('finds it %s', async (_name, reports, outcome) => {
    const remembered = { idempotencyKey: 'key-1', entries: [], paymentId: 'p1' };
    expect(await pollPayment('p1', aWorld({ reports, remembered }).deps)).toEqual(outcome);
  });

  it.each([
    ['forgets a payment that is over', report('SUCCEEDED'), undefined],
    ['remembers one that is open', report('REQUIRES_PAYMENT'), 'p1'],
    ['remembers one that nobody could tell about', refusal('Failed to fetch'), 'p1'],
  ])('%s', async (_name, answer, paymentId) => {
    const remembered = { idempotencyKey: 'key-1', entries: [], paymentId: 'p1' };
    const world = aWorld({ reports: [answer], remembered });
    await pollPayment('p1', world.deps);
    expect(world.pending()?.paymentId).toBe(paymentId);
  });
});
