import { authorizationOf } from './authorized-fetch.ts';

const account = async () => 'token-of-account';
const visitor = async () => null;

it.each([
  ['a visitor as nobody', {}, visitor, null],
  ['an account by its token', {}, account, 'Bearer token-of-account'],
  ['what a developer wrote', { Authorization: 'Bearer written' }, account, 'Bearer written'],
  ['nobody, where a developer wrote that', { authorization: '' }, account, ''],
])('the explorer sends %s', async (_whom, headers, getToken, authorization) => {
  expect(await authorizationOf(headers as HeadersInit, getToken)).toBe(authorization);
});
