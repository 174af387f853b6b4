import { type CheckoutEvent, type CheckoutState, canSubmit, nextCheckoutState } from './checkout-machine.ts';

const submitted: CheckoutEvent = { type: 'submitted' };
const returned: CheckoutEvent = { type: 'returned' };
const waiting: CheckoutEvent = { type: 'waiting' };
const begun: CheckoutEvent = { type: 'begun' };
const refilled: CheckoutEvent = { type: 'cartChanged', isEmpty: false };
const emptied: CheckoutEvent = { type: 'cartChanged', isEmpty: true };
const paid: CheckoutEvent = { type: 'answered', outcome: { kind: 'paid', paymentId: 'p1', entries: [] } };
const paidElsewhere: CheckoutEvent = {
  type: 'answered',
  outcome: { kind: 'paidElsewhere', paymentId: 'p2', entries: [] },
};
const refunded: CheckoutEvent = {
  type: 'answered',
  outcome: { kind: 'refused', message: 'It goes back.', isRefunded: true },
};
const declined: CheckoutEvent = {
  type: 'answered',
  outcome: { kind: 'refused', message: 'Your card was declined.', isCardError: true },
};
const open: CheckoutEvent = { type: 'answered', outcome: { kind: 'open' } };
const unknown: CheckoutEvent = { type: 'answered', outcome: { kind: 'unsettled' } };

function stateAfter(events: readonly CheckoutEvent[]): CheckoutState {
  return events.reduce(nextCheckoutState, { phase: 'idle' });
}

describe('the checkout state machine', () => {
  it.each([
    ['waits', [], 'idle'],
    ['works on a submitted payment', [submitted], 'processing'],
    ['succeeds', [submitted, paid], 'success'],
    ['fails', [submitted, declined], 'failure'],
    ['tries again after a failure', [submitted, declined, submitted], 'processing'],
    ['succeeds at the second try', [submitted, declined, submitted, paid], 'success'],
    ['ignores a double click', [submitted, submitted], 'processing'],
    ['never pays twice', [submitted, paid, submitted], 'success'],
    ['says when nobody knows', [submitted, unknown], 'unsettled'],
    ['does not pay again while nobody knows', [submitted, unknown, submitted], 'unsettled'],
    ['asks again when nobody knows', [submitted, unknown, returned], 'checking'],
    ['learns of a payment made before a reload', [returned, paid], 'success'],
    ['goes on where nothing was charged before a reload', [returned, open], 'idle'],
    ['does not submit while it asks', [returned, submitted], 'checking'],
    ['drops an answer that nobody waits for', [paid], 'idle'],
    ['keeps its success when a late answer comes', [submitted, paid, declined], 'success'],
    ['begins anew with a new cart', [submitted, paid, refilled], 'idle'],
    ['keeps its success while the cart is emptied', [submitted, paid, emptied], 'success'],
    ['learns that another checkout was paid', [submitted, paidElsewhere], 'paidElsewhere'],
    ['keeps saying so as the cart shrinks', [submitted, paidElsewhere, refilled], 'paidElsewhere'],
    ['pays for what is left after that', [submitted, paidElsewhere, submitted], 'processing'],
    ['drops a refusal with the cart that it was about', [submitted, declined, refilled], 'idle'],
    ['says that another tab pays', [returned, waiting], 'elsewhere'],
    ['does not pay while another tab does', [submitted, waiting, submitted], 'elsewhere'],
    ['asks once another tab is done', [returned, waiting, begun], 'checking'],
    ['pays once another tab is done', [submitted, waiting, begun, paid], 'success'],
    ['is not disturbed by the cart before success', [submitted, refilled], 'processing'],
  ] as const)('%s', (_name, events, phase) => {
    expect(stateAfter(events).phase).toBe(phase);
  });

  it('keeps the provider’s message', () => {
    expect(stateAfter([submitted, declined])).toEqual({
      phase: 'failure',
      message: 'Your card was declined.',
    });
  });

  it('keeps that the charge is refunded', () => {
    expect(stateAfter([submitted, refunded])).toEqual({
      phase: 'failure',
      message: 'It goes back.',
      isRefunded: true,
    });
  });

  it.each([
    ['idle', true],
    ['paidElsewhere', true],
    ['processing', false],
    ['checking', false],
    ['success', false],
    ['unsettled', false],
  ] as const)('can submit in %s: %s', (phase, enabled) => {
    expect(canSubmit({ phase })).toBe(enabled);
  });
});
