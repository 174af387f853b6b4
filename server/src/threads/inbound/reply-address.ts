import { randomBytes } from 'node:crypto';

/** In hexadecimal: some mail servers write an address in small letters. */
const SECRET_BYTES = 16;

/** Of the address to which a thread is answered by mail; nobody guesses it. */
export function newReplySecret(): string {
  return randomBytes(SECRET_BYTES).toString('hex');
}

/** Where a thread is answered by mail. */
export function replyAddress(secret: string, domain: string): string {
  return `answers+${secret}@${domain}`;
}

/** The secret of the first address that is one for answers; null where none is. @param addresses in small letters */
export function replySecretIn(addresses: readonly string[], domain: string): string | null {
  for (const address of addresses) {
    const [, secret, host] = /^answers\+([0-9a-f]{32})@(.+)$/.exec(address) ?? [];
    if (secret && host === domain.toLowerCase()) return secret;
  }
  return null;
}
