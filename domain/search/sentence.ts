import { type AmountLimit, type PriceLimit, readLimit } from './limits.ts';
import { emptyWords, excludedWith, unheardWords } from './other-words.ts';
import { type Quality, qualities } from './qualities.ts';

/** A part of a sentence in which somebody says what they look for, with the words that it takes, as they are typed. */
export type SentencePart = { readonly text: string } & (
  | { readonly kind: 'LIMIT'; readonly limit: PriceLimit | AmountLimit }
  /** Words of which an item must have none; `named` are those that were said, in the singular. */
  | { readonly kind: 'WITHOUT'; readonly words: readonly string[]; readonly named: readonly string[] }
  | { readonly kind: 'QUALITY'; readonly qualities: readonly Quality[] }
  /**
   * A word or phrase that is looked up; `isHead` of the thing itself, and not of what it is for, or like; `isExtra` of what
   * it is to have: the camera of “a leash with a night camera”.
   */
  | { readonly kind: 'TERM'; readonly phrase: string; readonly isHead: boolean; readonly isExtra: boolean }
  | { readonly kind: 'LEFT_OUT' }
);

/** What the words of a shop know. */
export interface KnownPhrases {
  /** Of how many of the words a phrase consists that has a meaning; 0 where they begin with none. */
  phraseLength(words: readonly string[]): number;
  /** A word in the singular. */
  singularOf(word: string): string;
  /** A word that says nothing, such as "the". */
  isStopWord(word: string): boolean;
  /** The usual words for one of another language, or of the owner's. */
  usualWords(word: string): readonly string[];
  /** Whether a word states what an item is, for whom, or how; an animal may also be what goods are made of. */
  statesFact(word: string): boolean;
}

const MAX_QUALITY_WORDS = 3;

/** What stands before that which goods do without. */
export const without: ReadonlySet<string> = new Set(
  'without no not excluding exclude minus ohne sans sin kein keine'.split(' '),
);

/** What joins two things that goods do without, and what may stand before one of them. */
export const excludedJoints: ReadonlySet<string> = new Set(', or and nor oder und ou et y o'.split(' '));
const beforeExcluded = new Set('any added a an'.split(' '));

/** What stands before whom somebody gets along with. */
const alongWith =
  /^(?:(?:good|great|ok|okay|safe|friendly|gentle|nice|lives?|gets? along) (?:with|around|to)|loves?|likes?)$/;
const companions = new Map(
  Object.entries({
    ...{ child: 'children', kid: 'children', toddler: 'children', baby: 'children', family: 'children' },
    ...{ dog: 'dogs', cat: 'cats' },
  }),
);
const amongCompanions = new Set('small young little other and or & my our a the'.split(' '));

/** What begins whom or what a thing is for. */
const prepositions = new Set(
  'for with in from that who which to fur fuer mit pour avec para con de'.split(' '),
);

/** What begins that which a thing is to have, and what begins somebody who has it instead: “food for cats with allergies”. */
const having = new Set('with mit avec con'.split(' '));
const whoseOwn = new Set('for who which that to fur fuer pour para'.split(' '));

/**
 * Takes a sentence apart, once and in the order of its words.
 *
 * @param words folded words, numbers and signs, commas among them
 */
export function readSentence(words: readonly string[], known: KnownPhrases): SentencePart[] {
  const parts: PlacedPart[] = [];
  let place: Place = { isBefore: true, isHad: false, isOfOther: false };
  for (let at = 0; at < words.length; ) {
    const rest = words.slice(at);
    if (prepositions.has(rest[0] ?? '') && parts.some(({ kind }) => kind === 'TERM'))
      place = placeBehind(rest[0] ?? '', place);
    const read = readPart(rest, known);
    const text = rest
      .slice(0, read.length)
      .filter((word) => word !== ',')
      .join(' ');
    parts.push(...read.parts.map((part) => ({ text, ...part, ...place, at }) as PlacedPart));
    at += read.length;
  }
  // The thing is the last that is named before what it is for: "salmon food for cats", "cat food".
  const head = parts.filter(({ kind, isBefore }) => kind === 'TERM' && isBefore).at(-1);
  return parts.map(({ isBefore: _, isHad, isOfOther: _of, at, ...part }) => {
    if (part.kind !== 'TERM') return part;
    // Of words beside one another the last one is the noun.
    const next = at + part.phrase.split(' ').length;
    const isLast = !parts.some((other) => other.kind === 'TERM' && other.at === next);
    return { ...part, isHead: part.text === head?.text, isExtra: isHad && isLast };
  });
}

/** Where in a sentence a part stands: before what the thing is for, in what it is to have, or behind somebody else. */
interface Place {
  readonly isBefore: boolean;
  readonly isHad: boolean;
  readonly isOfOther: boolean;
}

type PlacedPart = SentencePart & Place & { readonly at: number };

function placeBehind(preposition: string, { isOfOther }: Place): Place {
  return {
    isBefore: false,
    isHad: having.has(preposition) && !isOfOther,
    isOfOther: isOfOther || whoseOwn.has(preposition),
  };
}

type Unplaced = SentencePart extends infer Part
  ? Part extends unknown
    ? Omit<Part, 'text'> & { text?: string }
    : never
  : never;

interface ReadPart {
  readonly length: number;
  /** Several where a word takes more along; none where the words say nothing. */
  readonly parts: readonly Unplaced[];
}

function readPart(words: readonly string[], known: KnownPhrases): ReadPart {
  const limit = readLimit(words);
  if (limit) return { length: limit.length, parts: [{ kind: 'LIMIT', limit }] };
  return (
    readCompanions(words, known) ??
    readQuality(words, known) ??
    readExclusion(words, known) ??
    readPhrase(words, known)
  );
}

/** "good with kids and other dogs". */
function readCompanions(words: readonly string[], known: KnownPhrases): ReadPart | null {
  const begin = [3, 2, 1].find((length) => alongWith.test(words.slice(0, length).join(' ')));
  if (!begin) return null;
  const parts: Unplaced[] = [];
  let length = 0;
  for (let at = begin; at < words.length; at++) {
    const word = known.singularOf(words[at] ?? '');
    const name = companions.get(word);
    if (!name && !amongCompanions.has(word)) break;
    if (!name) continue;
    parts.push({ kind: 'QUALITY', qualities: qualities.filter((one) => one.name === name) });
    length = at + 1;
  }
  return parts.length > 0 ? { length, parts } : null;
}

function readQuality(words: readonly string[], known: KnownPhrases): ReadPart | null {
  for (let length = Math.min(MAX_QUALITY_WORDS, words.length); length > 0; length--) {
    const phrase = words
      .slice(0, length)
      .map((word) => known.singularOf(word))
      .join(' ');
    const found = qualities.filter((quality) => quality.words.includes(phrase));
    if (found.length > 0) return { length, parts: [{ kind: 'QUALITY', qualities: found }] };
  }
  return null;
}

/** "without chicken, beef or fish", "no added sugar", "chicken free". */
function readExclusion(words: readonly string[], known: KnownPhrases): ReadPart | null {
  const [first = '', second = ''] = words;
  if (second === 'free' && !known.isStopWord(first))
    return { length: 2, parts: [exclusionOf([first], known)] };
  if (!without.has(first)) return null;
  const targets: string[] = [];
  let length = 1;
  for (let at = 1; at < words.length; at++) {
    const word = words[at] ?? '';
    if (excludedJoints.has(word) || beforeExcluded.has(word)) continue;
    if (!isExcludedToo(words, at, targets, known)) break;
    targets.push(word);
    length = at + 1;
  }
  return { length, parts: targets.length > 0 ? [exclusionOf(targets, known)] : [] };
}

/** Whether a list goes on: "no beef, fish" leaves two things out, "no fish, senior" one, and "no fish, under $20" too. */
function isExcludedToo(
  words: readonly string[],
  at: number,
  targets: readonly string[],
  known: KnownPhrases,
): boolean {
  const [before = ''] = words
    .slice(1, at)
    .filter((word) => !beforeExcluded.has(word))
    .slice(-1);
  const [first] = targets;
  if (first === undefined) return true;
  const isJoined = excludedJoints.has(before) && !readLimit(words.slice(at));
  return isJoined && (before !== ',' || known.statesFact(words[at] ?? '') === known.statesFact(first));
}

function exclusionOf(targets: readonly string[], known: KnownPhrases) {
  const named = targets.map((word) => known.singularOf(word));
  const words = [...new Set(named.flatMap((word) => excludedWords(word, known)))];
  return { kind: 'WITHOUT', words, named } as const;
}

/** All that somebody means who wants goods without one thing: fish is salmon too. @param named in the singular */
export function excludedWords(named: string, known: Pick<KnownPhrases, 'usualWords'>): string[] {
  const usual = [named, ...known.usualWords(named)];
  return usual.flatMap((word) => [word, ...(excludedWith[word] ?? [])]);
}

function readPhrase(words: readonly string[], known: KnownPhrases): ReadPart {
  const length = known.phraseLength(words);
  if (length > 0)
    return {
      length,
      parts: [{ kind: 'TERM', phrase: words.slice(0, length).join(' '), isHead: false, isExtra: false }],
    };
  const [word = ''] = words;
  if (!/[\p{L}\p{N}]/u.test(word)) return { length: 1, parts: [] };
  if (unheardWords.has(word)) return { length: 1, parts: [{ kind: 'LEFT_OUT' }] };
  if (known.isStopWord(word) || emptyWords.has(word)) return { length: 1, parts: [] };
  return { length: 1, parts: [{ kind: 'TERM', phrase: word, isHead: false, isExtra: false }] };
}
