import type { PipelineStage } from 'mongoose';
import { foldText } from '../../platform/text/fold-text.ts';
import { PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import { type PetRecord, toPet } from '../pet/pet-record.ts';
import { inFilter } from '../search/words/stored-words.ts';
import { titleWord } from '../search/words/tokenize-pet.ts';
import type { Facts } from './fact-names.ts';
import { MAX_SUGGESTED_ITEMS } from './search-suggestions.ts';
import type { ShelfTally } from './shelf-tally.ts';

/**
 * Items that are looked at for each way to find some, the newest: however many have a common word, a suggestion costs
 * no more than these. Whoever wants them all makes the search.
 */
const MAX_EXAMINED = 300;
const MAX_COMPARED = 40;

/** Cells whose items are merged by their age. */
const MAX_CELLS = 50;

/** Suggestions that take longer come too late, in milliseconds. */
const QUERY_TIMEOUT_MS = 500;

/** One word of a typed text: an item must have one of its words, or one of its facts. */
export interface Term {
  /** Words that it stands for, without marks. */
  readonly words: readonly string[];
  /** How many items have one of them, about. */
  readonly items: number;
  readonly facts: readonly Facts[];
}

type Candidate = Pick<
  PetRecord,
  '_id' | 'petname' | 'availability' | 'stock' | 'petprice' | 'timesOrdered' | 'createdAt'
>;

const comparedFields = { petname: 1, availability: 1, stock: 1, petprice: 1, timesOrdered: 1, createdAt: 1 };

/** Ids of the items that are most likely meant, the likeliest first. */
export async function findSuggestedItems(
  text: string,
  terms: readonly Term[],
  tally: Pick<ShelfTally, 'cells'>,
): Promise<string[]> {
  const found = new Map<string, Candidate>();
  for (const look of looksFor(terms, tally)) {
    if (found.size >= MAX_SUGGESTED_ITEMS) break;
    const likeliest = (await look()).toSorted(byLikelihood(foldText(text).trim()));
    for (const one of likeliest) if (!found.has(String(one._id))) found.set(String(one._id), one);
  }
  return [...found.keys()].slice(0, MAX_SUGGESTED_ITEMS);
}

/** Ways to find items, the best first: by their names, by what they are, by their texts. */
function looksFor(terms: readonly Term[], tally: Pick<ShelfTally, 'cells'>): (() => Promise<Candidate[]>)[] {
  const [rarest, ...others] = terms.filter(({ items }) => items > 0).toSorted((a, b) => a.items - b.items);
  const among = terms.filter((term) => term !== rarest && !others.includes(term)).concat(others);
  const cells = tally.cells(terms.map(({ facts }) => facts));
  const byFacts = cells.length > 0 ? [() => findByFacts(cells)] : [];
  if (!rarest) return byFacts;
  const byWords = (words: readonly string[]) => () => findByWords(words, among.map(termFilter));
  return [byWords(rarest.words.map(titleWord)), ...byFacts, byWords(rarest.words)];
}

function findByWords(words: readonly string[], others: readonly object[]): Promise<Candidate[]> {
  return examine(
    [{ $match: { searchWords: { $in: words } } }, { $sort: { createdAt: -1, _id: -1 } }],
    others,
    petIndexes.words,
  );
}

/** What can be ordered and is what the facts say, by its cell: nothing else is looked at. */
function findByFacts(cells: readonly number[]): Promise<Candidate[]> {
  return examine(
    [{ $match: { cell: { $in: cells.slice(0, MAX_CELLS) } } }, { $sort: { createdAt: -1, _id: -1 } }],
    [],
    petIndexes.cellNewest,
  );
}

async function examine(
  walk: readonly PipelineStage[],
  conditions: readonly object[],
  hint: Record<string, 1 | -1>,
): Promise<Candidate[]> {
  return PetModel.aggregate<Candidate>([
    ...walk,
    { $limit: conditions.length > 0 ? MAX_EXAMINED : MAX_COMPARED },
    { $match: { $and: [{ availability: 'available' }, ...conditions] } },
    { $limit: MAX_COMPARED },
    { $project: comparedFields },
  ] as PipelineStage[])
    .hint(hint)
    .option({ maxTimeMS: QUERY_TIMEOUT_MS })
    .exec();
}

function termFilter({ words, facts }: Term): object {
  return { $or: [inFilter([...words.map(titleWord), ...words]), ...facts] };
}

/** What can be ordered comes first, of that what begins as the text does, then what others have ordered. */
function byLikelihood(text: string) {
  const rankOf = (one: Candidate) => [
    toPet(one as PetRecord).isAvailable ? 0 : 1,
    foldText(String(one.petname)).startsWith(text) ? 0 : 1,
    -(one.timesOrdered ?? 0),
    -Number(one.createdAt),
  ];
  return (a: Candidate, b: Candidate) => {
    const [ranksA, ranksB] = [rankOf(a), rankOf(b)];
    const place = ranksA.findIndex((rank, index) => rank !== ranksB[index]);
    return place < 0 ? 0 : (ranksA[place] ?? 0) - (ranksB[place] ?? 0);
  };
}
