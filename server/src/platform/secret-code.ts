import { randomBytes } from 'node:crypto';

/** A secret that stands in an address, in characters that it may have. @param bytes enough that nobody guesses it */
export function newSecretCode(bytes = 24): string {
  return randomBytes(bytes).toString('base64url');
}
