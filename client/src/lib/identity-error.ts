/** Why the identity provider refused, as far as the shop tells its causes apart. */
export type IdentityErrorCode =
  | 'wrong-password'
  | 'user-not-found'
  | 'weak-password'
  | 'email-exists'
  /** The shopper closed the sign-in window. */
  | 'cancelled'
  | 'unreachable'
  | 'too-many-tries'
  | 'disabled'
  | 'window-blocked'
  /** A letter's link that is too old, was used before, or never was one. */
  | 'link-unusable'
  | 'other';

export class IdentityError extends Error {
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, cause?: unknown) {
    super(`Sign-in failed: ${code}`, { cause });
    this.name = 'IdentityError';
    this.code = code;
  }
}

/*
 * A project with e-mail enumeration protection answers `invalid-credential` to a wrong password and to an
 * unknown address alike. It is read as the wrong password: that is the likelier slip, and unlike the other
 * text it tells a stranger nothing about who has an account.
 */
const codes: Readonly<Record<string, IdentityErrorCode>> = {
  'auth/wrong-password': 'wrong-password',
  'auth/invalid-credential': 'wrong-password',
  'auth/invalid-login-credentials': 'wrong-password',
  'auth/user-not-found': 'user-not-found',
  'auth/weak-password': 'weak-password',
  'auth/password-does-not-meet-requirements': 'weak-password',
  'auth/email-already-in-use': 'email-exists',
  'auth/popup-closed-by-user': 'cancelled',
  'auth/cancelled-popup-request': 'cancelled',
  'auth/user-cancelled': 'cancelled',
  'auth/network-request-failed': 'unreachable',
  'auth/too-many-requests': 'too-many-tries',
  'auth/user-disabled': 'disabled',
  'auth/popup-blocked': 'window-blocked',
  'auth/expired-action-code': 'link-unusable',
  'auth/invalid-action-code': 'link-unusable',
};

/** The provider's refusal in the shop's terms. */
export function toIdentityError(error: unknown): IdentityError {
  const code = (error as { code?: unknown } | null)?.code;
  const known = typeof code === 'string' && Object.hasOwn(codes, code) ? codes[code] : undefined;
  return new IdentityError(known ?? (isUnreachable(error) ? 'unreachable' : 'other'), error);
}

/** What browsers throw when a request, or the provider's SDK itself, did not arrive. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|module|network|load/i.test(error.message);
}
