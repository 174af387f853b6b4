import { z } from 'zod';
import { contactRules } from '../../../domain/input/input-rules.ts';
import { isPersonName, nameOfEmail } from '../../../domain/text/person-name.ts';
import type { User } from '../users/user.entity.ts';

/** Who gets an order, as far as the old client says it. */
export const legacyContact = z.object({
  username: leftOut(contactRules.shape.username),
  location: leftOut(contactRules.shape.location),
  phone: leftOut(contactRules.shape.phone),
});

/** What an account is called that says no name: as it was before, or by its address. */
export function knownName({ name, email }: Pick<User, 'name' | 'email'>): string {
  return name && isPersonName(name) ? name : nameOfEmail(email);
}

/** What may be left out, which the old client also does by an empty text. */
export function leftOut<T extends z.ZodType>(rule: T) {
  return z.preprocess((value) => (isEmpty(value) ? undefined : value), rule.optional()).optional();
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
