import { createHmac, timingSafeEqual } from 'node:crypto';
import { MINUTE_MS } from '../../../../domain/durations.ts';

/** What is older is refused, as is what is of a time to come: somebody sends again what was sent once. */
const MAX_AGE_MS = 5 * MINUTE_MS;

/** What a mail that is brought is signed with. */
export interface InboundSignature {
  /** Header X-Petshop-Timestamp: seconds since 1970. */
  readonly timestamp: string | undefined;
  /** Header X-Petshop-Signature: HMAC-SHA256 of `<timestamp>.<body>` in hexadecimal. */
  readonly signature: string | undefined;
}

/** Whether a time is one at which a mail may be brought that comes now. */
export function isTimely({ timestamp = '' }: Pick<InboundSignature, 'timestamp'>, now: Date): boolean {
  if (!/^\d{9,11}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() - Number(timestamp) * 1000) <= MAX_AGE_MS;
}

/** Whether somebody who knows the secret has signed the body. */
export function isSigned(
  body: Buffer,
  { timestamp = '', signature = '' }: InboundSignature,
  secret: string,
): boolean {
  const expected = createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
