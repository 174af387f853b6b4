import { orderUpdateLabel } from './order-update-labels.ts';

describe('the notification about an own order', () => {
  it.each([
    ['PENDING', 'Your order for Bella waits for an answer again.'],
    ['APPROVED', 'Your order for Bella was accepted.'],
    ['DECLINED', 'Your order for Bella was declined.'],
    ['COLLECTED', null],
    ['CANCELLED', 'Your order for Bella was canceled.'],
  ] as const)('of an animal that is %s now: %s', (status, words) => {
    const petOrder = { petname: 'Bella', status, readyAt: null, turnAt: null };
    expect(orderUpdateLabel({ kind: 'MOVED', petOrder, cartEntry: null })).toBe(words);
  });

  const at = '2026-11-25T12:00:00.000Z';
  it.each([
    ['accepted and can be collected', 'APPROVED', { readyAt: at }, 'Bella is ready to be collected.'],
    ['collected after that', 'COLLECTED', { readyAt: at }, null],
    ['next in line', 'PENDING', { turnAt: at }, 'Bella is free again, and it is your turn.'],
    ['accepted in its turn', 'APPROVED', { turnAt: at }, 'Your order for Bella was accepted.'],
  ] as const)('of an animal that is %s', (_state, status, since, words) => {
    const petOrder = { petname: 'Bella', status, readyAt: null, turnAt: null, ...since };
    expect(orderUpdateLabel({ kind: 'MOVED', petOrder, cartEntry: null })).toBe(words);
  });

  it.each([
    ['PENDING', null],
    ['PAID', null],
    ['SHIPPED', 'Salmon kibble is on its way to you.'],
    ['DELIVERED', 'Salmon kibble has arrived.'],
    ['CANCELLED', 'Your order for Salmon kibble was canceled.'],
    ['RETURNED', 'Salmon kibble came back to us.'],
  ] as const)('of an item that is %s now: %s', (status, words) => {
    const cartEntry = { petname: 'Salmon kibble', status, deliveryMethod: 'STANDARD' } as const;
    expect(orderUpdateLabel({ kind: 'MOVED', petOrder: null, cartEntry })).toBe(words);
  });

  it.each([
    ['PAID', null],
    ['SHIPPED', 'Salmon kibble is ready for pickup.'],
    ['DELIVERED', 'Salmon kibble was picked up.'],
    ['CANCELLED', 'Your order for Salmon kibble was canceled.'],
  ] as const)('of an item to be picked up that is %s now: %s', (status, words) => {
    const cartEntry = { petname: 'Salmon kibble', status, deliveryMethod: 'CURBSIDE' } as const;
    expect(orderUpdateLabel({ kind: 'MOVED', petOrder: null, cartEntry })).toBe(words);
  });

  it('that the shopper has just placed is skipped', () => {
    const petOrder = { petname: 'Bella', status: 'APPROVED', readyAt: null, turnAt: null } as const;
    expect(orderUpdateLabel({ kind: 'PLACED', petOrder, cartEntry: null })).toBeNull();
  });
});
