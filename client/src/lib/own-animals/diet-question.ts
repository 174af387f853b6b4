import { notTakenText } from '../../../../domain/feeding/not-taken.ts';
import type { NotTaken } from './not-taken-board.ts';

const NOT_LOOKED_UP = 'We could not look up whether your animals take all of it.';

type Names = ReadonlyMap<string, string | undefined>;

/** What is said of each food that an animal must not have, in the order of the items. */
function textsOf(found: readonly NotTaken[], names: Names): string[] {
  return found.map(({ petId, animalName, avoided }) =>
    notTakenText(names.get(petId) ?? 'An item of your cart', animalName, avoided),
  );
}

/** What the shopper is asked who is about to pay. @param found at least one; null where it could not be looked up */
export function dietQuestion(found: readonly NotTaken[] | null, names: Names) {
  const question = { title: 'Buy it all the same?', confirm: 'Yes, buy it all the same' } as const;
  if (!found) return { ...question, text: NOT_LOOKED_UP };
  const [only = '', ...others] = textsOf(found, names);
  if (others.length === 0) return { ...question, text: only };
  return { ...question, text: 'Not all of it is for your animals:', list: [only, ...others] };
}

/** What is said in a question about something else. @returns undefined where they take all of it */
export function dietWarning(found: readonly NotTaken[] | null, names: Names): string | undefined {
  if (!found) return NOT_LOOKED_UP;
  return found.length > 0 ? textsOf(found, names).join(' ') : undefined;
}
