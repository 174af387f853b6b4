import { texts } from '../../../../../domain/text/texts.ts';
import { IdentityError, type IdentityErrorCode } from '../../../lib/auth/identity-error.ts';

/** Texts of a failure: for the dialog, and beside the form. */
export interface FailureTexts {
  readonly dialog: string | null;
  /** The cause, where it is known and not in the dialog's text. */
  readonly cause: string | null;
}

/** Why a login failed, in the words of specification §8: a wrong password, or any other failure. */
export function loginFailure(error: unknown): FailureTexts {
  const isWrongPassword = codeOf(error) === 'wrong-password';
  return {
    dialog: isWrongPassword ? texts.error.wrongPassword : texts.error.userNotExists,
    cause: causeOf(error),
  };
}

/** Why a registration failed: a weak password, or any other failure. */
export function registrationFailure(error: unknown): FailureTexts {
  const isWeak = codeOf(error) === 'weak-password';
  return { dialog: isWeak ? texts.error.weakPassword : texts.error.emailExists, cause: causeOf(error) };
}

/** Why a reset e-mail or a new password failed. Of these, the specification knows the weak password alone. */
export function resetFailure(error: unknown): FailureTexts {
  return {
    dialog: codeOf(error) === 'weak-password' ? texts.error.weakPassword : null,
    cause: causeOf(error),
  };
}

/** Why something about one's own account failed: said beside it. */
export function ownFailure(error: unknown): FailureTexts {
  const code = codeOf(error);
  const own = code && ownCauses[code];
  return { dialog: null, cause: own ?? causeOf(error) };
}

const ownCauses: Partial<Record<IdentityErrorCode, string>> = {
  'wrong-password': texts.error.wrongPassword,
  'weak-password': texts.error.weakPassword,
  'email-exists': texts.error.emailExists,
  'link-unusable': 'Please ask for a fresh link on your account.',
};

/** Causes for which the specification's two texts would not be true. */
const causes: Partial<Record<IdentityErrorCode, string>> = {
  unreachable: 'The sign-in service can’t be reached. Please check your connection and try again.',
  'too-many-tries': 'There were too many tries. Please wait a few minutes before the next one.',
  disabled: 'This account has been closed by the shop.',
  'window-blocked': 'Your browser kept the sign-in window closed. Allow windows for this shop and try again.',
  'second-factor':
    'This account asks for a second factor, which this shop can’t take. Please log in in another way, or with another account.',
  'other-way':
    'There is an account with this address that logs in another way. Please log in as you did before.',
  'robot-check':
    'The sign-in service wanted to check that you are not a robot, and could not. Please reload the page and try again without a blocker. If that does not help, please tell the shop.',
  'script-blocked':
    'A script of the sign-in service (apis.google.com) did not load: a content blocker or a firewall may hold it back. Please allow it and try again, or log in with your e-mail and password.',
  'app-check':
    'The sign-in service does not know this page as one of the shop’s. Please reload it and try again. If that does not help, please tell the shop.',
  closed: 'This shop takes no new accounts just now.',
  'not-set-up': 'Logging in like this is not set up at this address of the shop. Please tell the shop.',
  fault: 'Something went wrong on our side. Please try again in a moment.',
  other: 'The sign-in service did not answer as it should. Please try again in a moment.',
};

function causeOf(error: unknown): string | null {
  if (error instanceof IdentityError) return causes[error.code] ?? null;
  // The identity provider accepted the sign-in, but the shop did not.
  return error instanceof Error ? error.message : 'Please try again in a moment.';
}

function codeOf(error: unknown): IdentityErrorCode | undefined {
  return error instanceof IdentityError ? error.code : undefined;
}

export function isLinkUnusable(error: unknown): boolean {
  return codeOf(error) === 'link-unusable';
}

/** Whether the user closed the window, which needs no message. */
export function isCancelled(error: unknown): boolean {
  return codeOf(error) === 'cancelled';
}
