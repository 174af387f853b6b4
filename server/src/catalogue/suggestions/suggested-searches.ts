import { joinFacts } from '../../../../domain/catalogue/fact-words.ts';
import { type FactName, type Facts, isBegun, isNamed } from './fact-names.ts';
import { MAX_SUGGESTED_SEARCHES, type SuggestedSearch } from './search-suggestions.ts';
import type { ShelfTally } from './shelf-tally.ts';
import type { TypedText } from './typed-text.ts';

/** What a typed text can mean if all of its words name facts. */
export interface Meaning {
  readonly names: readonly FactName[];
  readonly facts: Facts;
}

/**
 * What a text means so far, its last word taken for the beginning of any name: "dog t" is about the treats and the toys
 * of dogs.
 *
 * @returns nothing where one of its words names no fact
 */
export function meaningsOf(typed: TypedText, names: readonly FactName[]): Meaning[] {
  const done = namesOf(typed.wholes, names);
  if (!done) return [];
  return names
    .filter((name) => isBegun(name, typed.beginning))
    .filter((name) => done.length === 0 || isUseful(name, done, typed))
    .flatMap((name) => meaningOf(done.includes(name) ? done : [...done, name]));
}

/** The searches that a text may become, with how many items each is about: those first that most items fit. */
export function suggestedSearches(
  typed: TypedText,
  names: readonly FactName[],
  tally: ShelfTally,
): SuggestedSearch[] {
  const isTyped = [...typed.wholes, typed.beginning].join(' ');
  const counts = new Map<string, number>();
  for (const meaning of meaningsOf(typed, names).flatMap((begun) => completed(begun, names))) {
    const text = phraseOf(meaning.names);
    if (text !== isTyped && tally.knows(meaning.facts)) counts.set(text, tally.count(meaning.facts));
  }
  return [...counts]
    .map(([text, count]) => ({ text, count }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.text.length - b.text.length)
    .slice(0, MAX_SUGGESTED_SEARCHES);
}

/** The names that some words are made of, in their order; null where one of them is in none. */
function namesOf(words: readonly string[], names: readonly FactName[]): FactName[] | null {
  const found: FactName[] = [];
  for (const word of words) {
    // The shortest: "food" is in "dry food" too.
    const [named] = names
      .filter((name) => isNamed(name, word))
      .sort((a, b) => a.singular.length - b.singular.length);
    if (!named) return null;
    if (!found.includes(named)) found.push(named);
  }
  return found;
}

/** Whether a name goes on with what is done: "guinea p" means one name, and not two. */
function isUseful(name: FactName, done: readonly FactName[], { wholes }: TypedText): boolean {
  const others = done.filter((one) => one !== name);
  return others.every((one) => one.role !== name.role) || wholes.some((word) => isNamed(name, word));
}

function meaningOf(names: readonly FactName[]): Meaning[] {
  const facts = joinFacts(names.map(({ says }) => says));
  return facts ? [{ names, facts }] : [];
}

/** With what is missing for a search: things are for an animal, and animals are looked for or their things. */
function completed(begun: Meaning, names: readonly FactName[]): Meaning[] {
  const has = (role: FactName['role']) => begun.names.some((name) => name.role === role);
  const withEach = (role: FactName['role']) =>
    names.filter((name) => name.role === role).flatMap((name) => meaningOf([...begun.names, name]));
  if (has('animal') && has('thing')) return [begun];
  if (has('thing')) return withEach('animal');
  const animals = has('animal') ? [begun] : withEach('animal');
  const living = animals.map(({ names: of, facts }) => ({
    names: of,
    facts: { ...facts, category: 'pets' },
  }));
  return has('animal') ? [...living, ...withEach('thing')] : living;
}

const order = { quality: 0, animal: 1, thing: 2 } as const;

/** As people say it, the last word in the plural: "black cats", "puppy food", "dry dog food". */
export function phraseOf(names: readonly FactName[]): string {
  const inOrder = names.toSorted((a, b) => order[a.role] - order[b.role]);
  const words = inOrder.map((name, place) => (place === inOrder.length - 1 ? name.plural : name.singular));
  const last = words.pop()?.split(' ') ?? [];
  // What sort of food it is stands before the animal; the two words of an animal stay together.
  const isThing = inOrder.at(-1)?.role === 'thing';
  return (isThing ? [...last.slice(0, -1), ...words, ...last.slice(-1)] : [...words, ...last]).join(' ');
}
