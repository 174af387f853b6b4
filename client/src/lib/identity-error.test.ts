import { toIdentityError } from './identity-error.ts';

describe('a refusal by the identity provider', () => {
  it.each([
    ['auth/wrong-password', 'wrong-password'],
    ['auth/user-not-found', 'user-not-found'],
    // With e-mail enumeration protection, both causes arrive as this one.
    ['auth/invalid-credential', 'wrong-password'],
    ['auth/weak-password', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'weak-password'],
    ['auth/email-already-in-use', 'email-exists'],
    ['auth/popup-closed-by-user', 'cancelled'],
    ['auth/too-many-requests', 'too-many-tries'],
    ['auth/network-request-failed', 'unreachable'],
    ['auth/user-disabled', 'disabled'],
    ['auth/popup-blocked', 'window-blocked'],
    ['auth/expired-action-code', 'link-unusable'],
    ['auth/invalid-action-code', 'link-unusable'],
    ['auth/internal-error', 'other'],
    ['constructor', 'other'],
  ])('reads %s as %s', (code, expected) => {
    expect(toIdentityError({ code }).code).toBe(expected);
  });

  it.each([[null], [undefined], ['text'], [new TypeError('x is not a function')]])(
    'reads %p as other',
    (error) => {
      expect(toIdentityError(error).code).toBe('other');
    },
  );

  it.each(['Failed to fetch', 'Failed to fetch dynamically imported module: /assets/a.js', 'Load failed'])(
    'reads "%s" as a lost connection',
    (message) => {
      expect(toIdentityError(new TypeError(message)).code).toBe('unreachable');
    },
  );
});
