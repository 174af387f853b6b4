import { authorizationOf, WHERE_TOKENS_BELONG } from './authorization-of.ts';

it.each<[what: string, connectionParams: unknown, upgradeHeader: string | undefined, found: unknown]>([
  ['the parameter', { authorization: 'a' }, undefined, 'a'],
  ['the parameter in any case', { AUTHORIZATION: 'a' }, undefined, 'a'],
  ['the parameter’s headers', { headers: { Authorization: 'a' } }, undefined, 'a'],
  ['the parameter’s headers in any case', { Headers: { authorization: 'a' } }, undefined, 'a'],
  ['the upgrade’s header', undefined, 'a', 'a'],
  ['the upgrade’s header beside parameters that say nothing', { headers: { cookie: 'x' } }, 'a', 'a'],
  ['the parameter first', { authorization: 'a', headers: { Authorization: 'b' } }, 'c', 'a'],
  ['the parameter’s headers before the upgrade’s', { headers: { Authorization: 'b' } }, 'c', 'b'],
  ['the first one, though it is empty', { authorization: '' }, 'c', ''],
  ['the first one, though it is no text', { authorization: { $gt: '' } }, 'c', { $gt: '' }],
  ['the next one where a client has nothing to say in the first', { authorization: null }, 'c', 'c'],
  ['nothing in headers that are none', { headers: 'Authorization: a' }, undefined, undefined],
  ['nothing in parameters that are none', 'authorization', undefined, undefined],
  ['nothing', {}, undefined, undefined],
])('a token is %s', (_what, connectionParams, upgradeHeader, found) => {
  expect(authorizationOf(connectionParams, upgradeHeader)).toEqual(found);
});

it('the reason fits into the frame that closes a WebSocket', () => {
  expect(Buffer.byteLength(WHERE_TOKENS_BELONG)).toBeLessThanOrEqual(123);
});
