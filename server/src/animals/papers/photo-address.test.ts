import { HOUR_MS } from '../../../../domain/durations.ts';
import { isGiven, photoAddress } from './photo-address.ts';

const photo = { id: 'a photo', secret: 'of it alone' };
const now = new Date('2026-11-30T19:40:00Z');

function queryOf(address: string): Record<string, string> {
  return Object.fromEntries(new URL(address, 'http://shop.example').searchParams);
}

function later(hours: number): Date {
  return new Date(now.getTime() + hours * HOUR_MS);
}

const given = queryOf(photoAddress('nala', photo, now));

it('leads to the photo for more than an hour and at most two', () => {
  expect(photoAddress('nala', photo, now)).toMatch(/^\/animals\/nala\/picture\?/);
  expect([0, 1, 1.3].map((hours) => isGiven(photo, given, later(hours)))).toEqual([true, true, true]);
  expect([1.4, 2, 9000].map((hours) => isGiven(photo, given, later(hours)))).toEqual([false, false, false]);
});

it('is the same within an hour, so that a page that asks again shows what it has', () => {
  expect(photoAddress('nala', photo, later(0.2))).toBe(photoAddress('nala', photo, now));
});

it.each([
  ['a later end', { ...given, until: String(Number(given.until) + HOUR_MS) }],
  ['an end that never comes', { ...given, until: 'Infinity' }],
  ['no end', { signature: given.signature }],
  ['another signature', { ...given, signature: given.signature?.replace(/./, '!') }],
  ['a part of the signature', { ...given, signature: given.signature?.slice(1) }],
  ['two signatures', { ...given, signature: [given.signature, given.signature] }],
  ['nothing', {}],
])('with %s leads nowhere', (_what, query) => {
  expect(isGiven(photo, query, now)).toBe(false);
});

it('of another photo, or under another secret, leads nowhere', () => {
  expect(isGiven({ ...photo, id: 'the next one' }, given, now)).toBe(false);
  expect(isGiven({ ...photo, secret: 'of another' }, given, now)).toBe(false);
});
