import { cents } from '../money/money.ts';
import { type LineFacts, type OrderFacts, orderTimeline } from './timeline.ts';

const hour = (of: number) => new Date(Date.UTC(2026, 10, 25, of));
const kibble: LineFacts = { petname: 'Salmon kibble', amount: 2 };
const bed: LineFacts = { petname: 'Basket bed', amount: 1 };
const order: OrderFacts = {
  ...{ placedAt: hour(9), paidAt: hour(10), charge: cents(8500), delivery: 'standard' },
  ...{ carrier: null, trackingNumber: null, lines: [kibble, bed], refunds: [] },
};

/** What is told of an order beyond that it was placed and paid. */
function toldOf(changes: Partial<OrderFacts>): string[] {
  return orderTimeline({ ...order, ...changes })
    .filter(({ kind }) => kind !== 'placed' && kind !== 'paid')
    .map(({ by, text }) => `${by}: ${text}`);
}

it('tells what happened in the order in which it did, and by whom', () => {
  const lines = [{ ...kibble, shippedAt: hour(12), deliveredAt: hour(15) }];
  expect(orderTimeline({ ...order, lines })).toEqual([
    { at: hour(9), kind: 'placed', by: 'shopper', text: 'You placed this order.' },
    { at: hour(10), kind: 'paid', by: 'provider', text: 'Your card was charged $85.00.' },
    { at: hour(12), kind: 'shipped', by: 'shop', text: 'Your order is on its way.' },
    { at: hour(15), kind: 'delivered', by: 'shop', text: 'Your order has arrived.' },
  ]);
});

it('tells nothing of money that has not come', () => {
  expect(orderTimeline({ ...order, paidAt: null }).map(({ kind }) => kind)).toEqual(['placed']);
});

it.each([
  ['sameDay', 'You placed this order with same-day delivery.'],
  ['curbside', 'You placed this order, to pick it up at the shop.'],
] as const)('says how an order by %s was placed', (delivery, text) => {
  expect(orderTimeline({ ...order, delivery })[0]?.text).toBe(text);
});

it('puts together what was sent at one moment, with its tracking number', () => {
  const sent = { shippedAt: hour(12) };
  const tracked = { carrier: 'UPS', trackingNumber: '1Z999' };
  expect(toldOf({ ...tracked, lines: [kibble, bed].map((line) => ({ ...line, ...sent })) })).toEqual([
    'shop: Your order is on its way with UPS, tracking number 1Z999.',
  ]);
});

it('names the lines where others of the order are elsewhere', () => {
  expect(toldOf({ lines: [{ ...kibble, shippedAt: hour(12) }, bed] })).toEqual([
    'shop: 2 × Salmon kibble are on their way.',
  ]);
  expect(toldOf({ lines: [kibble, { ...bed, shippedAt: hour(12), deliveredAt: hour(14) }] })).toEqual([
    'shop: Basket bed is on its way.',
    'shop: Basket bed has arrived.',
  ]);
});

it('speaks of the order where the rest of it was cancelled', () => {
  const lines: LineFacts[] = [
    { ...kibble, cancelledAt: hour(11), cancelledBy: 'shopper' },
    { ...bed, shippedAt: hour(12) },
  ];
  expect(toldOf({ lines })).toEqual([
    'shopper: You cancelled 2 × Salmon kibble.',
    'shop: Your order is on its way.',
  ]);
});

it.each([
  ['shopper', 'shopper: You cancelled your order.'],
  ['shop', 'shop: We cancelled your order.'],
  ['provider', 'provider: Your order was cancelled, because the payment did not go through.'],
] as const)('says that the %s cancelled it', (cancelledBy, told) => {
  const lines = [kibble, bed].map((line) => ({ ...line, cancelledAt: hour(11), cancelledBy }));
  expect(toldOf({ lines })).toEqual([told]);
});

it('has words of its own for what is fetched at the shop', () => {
  const lines = [kibble, bed].map((line) => ({ ...line, shippedAt: hour(12), deliveredAt: hour(15) }));
  expect(toldOf({ delivery: 'curbside', lines })).toEqual([
    'shop: Your order is ready for pick-up.',
    'shop: Your order was picked up.',
  ]);
});

it('tells what came back, by name where others of the order did not', () => {
  const sent = { shippedAt: hour(12) };
  expect(toldOf({ lines: [{ ...kibble, ...sent, returnedAt: hour(15) }, bed] }).at(-1)).toBe(
    'shop: 2 × Salmon kibble came back to us.',
  );
  const all = [kibble, bed].map((line) => ({ ...line, ...sent, returnedAt: hour(15) }));
  expect(toldOf({ lines: all }).at(-1)).toBe('shop: Your order came back to us.');
});

it('makes a sentence of the few words that older refunds have', () => {
  const refund = {
    at: hour(12),
    amount: cents(500),
    reason: 'the order was cancelled',
    status: 'done',
  } as const;
  expect(toldOf({ refunds: [refund] })).toEqual([
    'shop: $5.00 went back to your card. The order was cancelled.',
  ]);
});

it.each([
  ['owed', 'shop: $25.00 are on their way back to your card. The order was cancelled.'],
  ['done', 'shop: $25.00 went back to your card. The order was cancelled.'],
  ['refused', 'provider: $25.00 did not go back through the shop. The order was cancelled.'],
] as const)('says of a refund that is %s', (status, told) => {
  const refund = { at: hour(12), amount: cents(2500), reason: 'The order was cancelled.', status };
  expect(toldOf({ refunds: [refund] })).toEqual([told]);
});
