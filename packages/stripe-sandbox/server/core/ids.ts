import { randomBytes } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A new id in Stripe's style, such as `pi_3Qb8…`: the prefix says what it names. */
export function newId(
  prefix: 'pi' | 'pm' | 'cus' | 'ch' | 're' | 'dp' | 'txn' | 'evt' | 'req' | 'payatt',
): string {
  return `${prefix}_${randomText(24)}`;
}

/** Lets a browser confirm this one intent, and nothing else. */
export function newClientSecret(intentId: string): string {
  return `${intentId}_secret_${randomText(25)}`;
}

function randomText(length: number): string {
  return Array.from(randomBytes(length), (byte) => alphabet.charAt(byte % alphabet.length)).join('');
}
