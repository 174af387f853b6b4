import { toIdentityError, watchBlockedRecaptcha } from './identity-error.ts';

describe('an error of the identity provider', () => {
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
  ])('%s maps to %s', (code, expected) => {
    expect(toIdentityError({ code }).code).toBe(expected);
  });

  it('tells a script that did not load', () => {
    const customData = new Event('error');
    expect(toIdentityError({ code: 'auth/internal-error', customData }).code).toBe('script-blocked');
  });

  it.each([
    ['auth/multi-factor-auth-required', 'second-factor'],
    ['auth/unsupported-first-factor', 'second-factor'],
    ['auth/firebase-app-check-token-is-invalid', 'app-check'],
    ['auth/firebase-app-check-token-is-invalid.', 'app-check'],
    ['auth/missing-recaptcha-token', 'robot-check'],
    ['auth/invalid-recaptcha-token', 'robot-check'],
    ['auth/invalid-recaptcha-action', 'robot-check'],
    ['auth/recaptcha-not-enabled', 'robot-check'],
    ['auth/captcha-check-failed', 'robot-check'],
    ['auth/missing-client-type', 'robot-check'],
    ['auth/unauthorized-domain', 'not-set-up'],
    ['auth/operation-not-allowed', 'not-set-up'],
    ['auth/configuration-not-found', 'not-set-up'],
    ['auth/invalid-api-key', 'not-set-up'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'not-set-up'],
    ['auth/admin-restricted-operation', 'closed'],
    ['auth/account-exists-with-different-credential', 'other-way'],
    ['auth/quota-exceeded', 'too-many-tries'],
    ['auth/timeout', 'unreachable'],
  ])('of a project with its own protections maps to its cause: %s to %s', (code, expected) => {
    expect(toIdentityError({ code }).code).toBe(expected);
  });

  it.each([[null], [undefined], ['text'], [{ code: 7 }]])('%p maps to other', (error) => {
    expect(toIdentityError(error).code).toBe('other');
  });

  it('from our own code maps to a bug of ours', () => {
    expect(toIdentityError(new TypeError('x is not a function')).code).toBe('fault');
  });

  it('by blocked reCAPTCHA is detected, which the SDK calls an internal error', () => {
    watchBlockedRecaptcha();
    expect(toIdentityError({ code: 'auth/internal-error' }).code).toBe('other');
    const held = Object.assign(new Event('securitypolicyviolation'), {
      blockedURI: 'https://www.google.com/recaptcha/enterprise.js',
    });
    document.dispatchEvent(held);
    expect(toIdentityError({ code: 'auth/internal-error' }).code).toBe('robot-check');
  });

  it.each(['Failed to fetch', 'Failed to fetch dynamically imported module: /assets/a.js', 'Load failed'])(
    '"%s" maps to a lost connection',
    (message) => {
      expect(toIdentityError(new TypeError(message)).code).toBe('unreachable');
    },
  );
});
