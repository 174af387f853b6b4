import { MAX_WATCHED_ITEMS, type NoWatch } from '../../../domain/catalogue/stock-watch.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';

/** Why nobody can wait for an item. */
export const refusals: Readonly<Record<NoWatch, (pet: Pet) => DomainError>> = {
  animal: () => badInput({ petId: 'An animal is one of a kind and does not come back' }),
  retired: ({ petname }) => new DomainError('CONFLICT', `${petname} is no longer sold`),
  'in stock': ({ petname }) => new DomainError('CONFLICT', `${petname} is in stock`),
};

const subjects = { BACK_IN_STOCK: 'what is in stock again', PRICE_LOWER: 'what has become cheaper' } as const;

/** @throws DomainError CONFLICT where the account has switched such mails off: it would wait for nothing */
export function requireWanted(kind: keyof typeof subjects, { unwantedMail = [] }: User): void {
  if (!unwantedMail.includes(kind)) return;
  const message = `You have switched off e-mails about ${subjects[kind]}. Switch them on first.`;
  throw new DomainError('CONFLICT', message);
}

/** @throws DomainError CONFLICT where an account waits for as many items as one may */
export function requireRoom(count: number): void {
  if (count < MAX_WATCHED_ITEMS) return;
  throw new DomainError('CONFLICT', `You wait for ${MAX_WATCHED_ITEMS} items already`);
}
