import { requireRecentSignIn } from './recent-sign-in.ts';

const now = new Date('2026-11-28T12:00:00Z');
const ago = (seconds: number) => ({ authenticatedAt: now.getTime() / 1000 - seconds });

it('lets an account be deleted within ten minutes of a sign-in', () => {
  expect(() => requireRecentSignIn(ago(600), now)).not.toThrow();
});

it.each([
  ['later than that', ago(601)],
  ['where nobody knows when it was', {}],
])('asks for another sign-in %s', (_when, user) => {
  expect(() => requireRecentSignIn(user, now)).toThrow(
    expect.objectContaining({ code: 'FORBIDDEN', reason: 'SIGN_IN_AGAIN' }),
  );
});
