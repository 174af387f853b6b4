import { randomBytes } from 'node:crypto';

const CODE_BYTES = 24;

/** Secret of the address that switches the kind of a mail off for its account; nobody guesses it. */
export function newUnsubscribeCode(): string {
  return randomBytes(CODE_BYTES).toString('base64url');
}
