import { z } from 'zod';
import { type AnimalFactValues, animalFactNames } from '../../../domain/catalogue/animal-facts.ts';
import { HOUR_MS } from '../../../domain/durations.ts';
import { animalFactRules, keptFacts } from '../../../domain/input/animal-facts-rules.ts';
import { databaseClock } from '../database/database-clock.ts';
import { badInput, checkInput } from '../platform/domain-error.ts';

/** Somewhere it is that day already. */
const FARTHEST_ZONE_MS = 14 * HOUR_MS;

/** What is entered of an animal: facts apart from whatever else is said of an item. */
interface Entered {
  readonly facts?: unknown;
}

/**
 * The facts of an input, as fields of the item: undefined for those that are taken away.
 *
 * @throws DomainError BAD_USER_INPUT naming every bad field, such as `facts.weightKg`
 */
export function enteredFacts(input: unknown): AnimalFactValues {
  const { facts } = (input ?? {}) as Entered;
  if (facts === undefined) return {};
  if (facts === null) return withoutFacts;
  const latestDay = new Date(databaseClock.now().getTime() + FARTHEST_ZONE_MS).toISOString().slice(0, 10);
  const checked = checkInput(z.object({ facts: animalFactRules(latestDay) }), { facts });
  // The rules leave out what is empty: that it was sent takes a fact away.
  return keptFacts({ ...(facts as object), ...checked.facts });
}

/** All of them, taken away. */
export const withoutFacts: AnimalFactValues = Object.fromEntries(
  animalFactNames.map((name) => [name, undefined]),
);

/** @throws DomainError BAD_USER_INPUT for facts of what is no animal */
export function requireAnimal(category: unknown, facts: AnimalFactValues): void {
  const isGiven = Object.values(facts).some((value) => value !== undefined);
  if (isGiven && category !== 'pets') throw badInput({ facts: 'Only animals have them' });
}
