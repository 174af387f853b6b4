import { DAY_MS } from '../../../domain/durations.ts';
import { contactRules } from '../../../domain/input/input-rules.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { demoCustomers, demoShopper } from '../people/customers.ts';
import { neighbours } from '../people/neighbours.ts';
import { parcels, petOrders, soldPetKeys } from './orders.ts';

const now = new Date('2026-03-01T12:00:00Z');
const items = new Map(catalogue.map((item) => [item.key, item]));

describe('the demo orders', () => {
  it('orders animals as animals and goods as goods', () => {
    for (const order of petOrders(now))
      expect([order.key, items.get(order.petKey)?.category]).toEqual([order.key, 'pets']);
    for (const { petKey } of parcels(now).flatMap((parcel) => parcel.entries)) {
      expect([petKey, items.get(petKey)?.category]).toEqual([
        petKey,
        expect.stringMatching(/food|accessories/),
      ]);
    }
  });

  it('names every order and every parcel once', () => {
    expect(new Set(petOrders(now).map((order) => order.key)).size).toBe(petOrders(now).length);
    expect(new Set(parcels(now).map((parcel) => parcel.key)).size).toBe(parcels(now).length);
  });

  it('gives an animal to one shopper at most, and leaves nobody waiting for it', () => {
    for (const petKey of new Set(petOrders(now).map((order) => order.petKey))) {
      const states = petOrders(now)
        .filter((order) => order.petKey === petKey)
        .map((order) => order.status);
      const given = states.filter((status) => status === 'approved' || status === 'collected');
      expect(given.length).toBeLessThanOrEqual(1);
      expect(soldPetKeys().has(petKey)).toBe(given.length === 1);
      if (given.length === 1) expect(states).not.toContain('pending');
      if (given.length === 0) expect(states).not.toContain('declined');
    }
  });

  it('shows every state that an order for an animal or for goods can be in later', () => {
    expect(new Set(petOrders(now).map((order) => order.status))).toEqual(
      new Set(['pending', 'approved', 'declined', 'collected', 'cancelled']),
    );
    expect(new Set(parcels(now).flatMap((parcel) => parcel.entries.map((entry) => entry.status)))).toEqual(
      new Set(['paid', 'shipped', 'delivered', 'cancelled']),
    );
  });

  it('lets several shoppers wait for one animal', () => {
    const waiting = petOrders(now)
      .filter((order) => order.status === 'pending')
      .map((order) => order.petKey);
    expect(waiting.length - new Set(waiting).size).toBeGreaterThan(1);
  });

  it('lies in the last 121 days, never in the future, in order', () => {
    for (const list of [petOrders(now), parcels(now)]) {
      const times = list.map((one) => one.at.getTime());
      expect(Math.max(...times)).toBeLessThan(now.getTime());
      expect(Math.min(...times)).toBeGreaterThan(now.getTime() - 121 * DAY_MS);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('gives the demo shopper orders of both kinds', () => {
    expect(petOrders(now).filter((order) => order.customer === demoShopper).length).toBeGreaterThan(4);
    expect(parcels(now).filter((parcel) => parcel.customer === demoShopper).length).toBeGreaterThan(4);
  });

  it.each(
    [...Object.values(demoCustomers), ...Object.values(neighbours)].map(
      (customer) => [customer.name, customer] as const,
    ),
  )('can be delivered to %s', (username, { location, phone, email }) => {
    expect(contactRules.safeParse({ username, location, phone }).error).toBeUndefined();
    expect(email).toMatch(/@(petshop|example)\.test$/);
  });
});
