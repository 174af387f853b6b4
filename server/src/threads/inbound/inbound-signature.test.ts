import { createHmac } from 'node:crypto';
import { isSigned, isTimely } from './inbound-signature.ts';

const now = new Date('2026-11-23T16:00:00Z');
const seconds = now.getTime() / 1000;
const body = Buffer.from('From: mia@people.test\r\n\r\nHi');
const secret = 'a secret of the provider’s';
const timestamp = String(seconds);
const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');

test.each([
  ['now', timestamp, true],
  ['a little old', String(seconds - 299), true],
  ['too old', String(seconds - 301), false],
  ['of a clock that is ahead', String(seconds + 299), true],
  ['of a time to come', String(seconds + 301), false],
  ['in milliseconds', String(now.getTime()), false],
  ['no number', 'now', false],
  ['none', undefined, false],
])('what is brought is timely: %s', (_when, given, isTaken) => {
  expect(isTimely({ timestamp: given }, now)).toBe(isTaken);
});

test.each([
  ['as it should be', body, { timestamp, signature }, secret, true],
  ['another body', Buffer.from(`${body}!`), { timestamp, signature }, secret, false],
  ['another time', body, { timestamp: String(seconds + 1), signature }, secret, false],
  ['another secret', body, { timestamp, signature }, 'another secret of 16', false],
  ['a short one', body, { timestamp, signature: signature.slice(0, 10) }, secret, false],
  ['no hexadecimal', body, { timestamp, signature: 'x'.repeat(64) }, secret, false],
  ['none', body, { timestamp, signature: undefined }, secret, false],
])('a signature counts only for its time and body: %s', (_what, given, signed, known, isTaken) => {
  expect(isSigned(given, signed, known)).toBe(isTaken);
});
