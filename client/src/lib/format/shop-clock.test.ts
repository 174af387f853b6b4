import { shopToday } from './shop-clock.ts';
import { shopZone } from './shop-time-zone.ts';

it.each([
  ['America/New_York', '2026-11-27'],
  ['Europe/Berlin', '2026-11-28'],
])('has the day of the shop, which is in %s: %s', (zone, day) => {
  jest.useFakeTimers({ now: new Date('2026-11-28T03:00:00Z') });
  const before = shopZone.name;
  shopZone.name = zone;
  try {
    expect(shopToday()).toBe(day);
  } finally {
    if (before === undefined) delete shopZone.name;
    else shopZone.name = before;
    jest.useRealTimers();
  }
});
