import { DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';

/** How long after a sign-in an account may be deleted. */
const RECENT_SECONDS = 10 * 60;

/** @throws DomainError FORBIDDEN, with the reason SIGN_IN_AGAIN, long after a sign-in */
export function requireRecentSignIn({ authenticatedAt = 0 }: Pick<User, 'authenticatedAt'>, now: Date): void {
  if (now.getTime() / 1000 - authenticatedAt <= RECENT_SECONDS) return;
  const message = 'Please log in again: an account is deleted within ten minutes of a sign-in.';
  throw new DomainError('FORBIDDEN', message, undefined, 'SIGN_IN_AGAIN');
}
