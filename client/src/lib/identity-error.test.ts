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
    ['auth/too-many-requests', 'other'],
    ['auth/network-request-failed', 'other'],
    ['constructor', 'other'],
  ])('reads %s as %s', (code, expected) => {
    expect(toIdentityError({ code }).code).toBe(expected);
  });

  it.each([[null], [undefined], ['text'], [new TypeError('Failed to fetch')]])(
    'reads %p as other',
    (error) => {
      expect(toIdentityError(error).code).toBe('other');
    },
  );
});
