/** Why the identity provider rejected a call, as far as the shop distinguishes causes. */
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
  /** A reset link that is too old, was used before, or never was one. */
  | 'link-unusable'
  /** The account wants more than a password, which the shop has no page for. */
  | 'second-factor'
  /** There is an account with this address that is entered in another way. */
  | 'other-way'
  /** reCAPTCHA could not be passed, or not even be asked. */
  | 'robot-check'
  /** A script of the provider did not load: something between it and the page holds it back. */
  | 'script-blocked'
  /** Firebase App Check does not take the page for one of the shop's. */
  | 'app-check'
  /** The project does not let anybody register. */
  | 'closed'
  /** The project knows nothing of this address of the shop, or not of this way to sign in. */
  | 'not-set-up'
  /** A mistake in our own code. */
  | 'fault'
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
 * text it does not reveal who has an account.
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
  'auth/timeout': 'unreachable',
  'auth/too-many-requests': 'too-many-tries',
  'auth/quota-exceeded': 'too-many-tries',
  'auth/user-disabled': 'disabled',
  'auth/popup-blocked': 'window-blocked',
  'auth/expired-action-code': 'link-unusable',
  'auth/invalid-action-code': 'link-unusable',
  'auth/account-exists-with-different-credential': 'other-way',
  'auth/admin-restricted-operation': 'closed',
};

/** Several codes mean the same, and new ones are added. */
const kinds: readonly (readonly [RegExp, IdentityErrorCode])[] = [
  [/app-check/, 'app-check'],
  [/captcha|missing-client-type|invalid-req-type/, 'robot-check'],
  [/multi-factor|second-factor|unsupported-first-factor/, 'second-factor'],
  [
    /^auth\/(unauthorized|app-not-authorized|operation-not-|configuration-not-found|auth-domain-config)/,
    'not-set-up',
  ],
  [/^auth\/(invalid-api-key|api-key-|invalid-oauth|invalid-app-id|argument-error)/, 'not-set-up'],
];

/** Whether requests to reCAPTCHA were blocked, which the provider's SDK does not report. */
let isRecaptchaBlocked = false;

/** Watches for requests blocked by the page's content security policy or a browser extension. */
export function watchBlockedRecaptcha(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    if (/recaptcha/.test(blockedURI)) isRecaptchaBlocked = true;
  });
}

/** Maps the provider's error to the shop's. */
export function toIdentityError(error: unknown): IdentityError {
  const given = (error as { code?: unknown } | null)?.code;
  // Codes that the SDK does not know are sentences of the provider, dot and all.
  const code = typeof given === 'string' ? given.replace(/\W+$/, '') : '';
  return new IdentityError(known(code) ?? unknown(error, code), error);
}

function known(code: string): IdentityErrorCode | undefined {
  if (Object.hasOwn(codes, code)) return codes[code];
  return kinds.find(([pattern]) => pattern.test(code))?.[1];
}

function unknown(error: unknown, code: string): IdentityErrorCode {
  if (code === 'auth/internal-error' && isRecaptchaBlocked) return 'robot-check';
  if (code === 'auth/internal-error' && hasScriptFailed(error)) return 'script-blocked';
  if (isUnreachable(error)) return 'unreachable';
  return code === '' && error instanceof Error ? 'fault' : 'other';
}

/** The provider's SDK passes on the event of a script that failed to load. */
function hasScriptFailed(error: unknown): boolean {
  const { customData } = error as { readonly customData?: unknown };
  return customData instanceof Event && customData.type === 'error';
}

/** What browsers throw when a request, or the provider's SDK itself, did not arrive. */
function isUnreachable(error: unknown): boolean {
  return error instanceof TypeError && /fetch|module|network|load/i.test(error.message);
}
