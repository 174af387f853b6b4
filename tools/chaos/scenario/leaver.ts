import { seededRandom } from '../../../packages/demo-shop/seed/seeded-random.ts';
import type { Account } from '../../../server/test/harness/accounts.ts';
import type { Contact } from './purchase.ts';

/** Somebody whose name, phone number and street nobody else has, so that each of them is found wherever it is left. */
export interface Leaver extends Account {
  readonly contact: Contact;
}

/** Of records, those whose shopper has not been forgotten. */
export const notForgotten = { $not: /^former-/ };

const letters = 'bcdfghjklmnprstvwz';
const NAME_LENGTH = 9;

/** The person of a run. From a source of its own, so that all else of a seed stays as it was. */
export function aPerson(name: string): Contact {
  const random = seededRandom(`${name}/person`);
  const word = Array.from({ length: NAME_LENGTH }, () => random.pick([...letters])).join('');
  const digits = Math.floor(random.between(1_000_000, 9_999_999));
  return { username: `Robin ${word}`, location: `7 ${word} Row`, phone: `555${digits}` };
}
