import { factOf, wordFields } from '../../../../domain/catalogue/item-facts.ts';
import { Category } from '../../../../domain/catalogue/pet-options.ts';
import { Derived } from '../../platform/derived.ts';
import { PetModel } from '../pet/pet.entity.ts';
import { petIndexes } from '../pet/pet-indexes.ts';
import { decodeFacet } from './facets/facet-bitmask.ts';
import type { FacetCountCache } from './facets/facet-count-cache.ts';
import type { FacetCount } from './facets/pet-facets.ts';
import { byCountDescending } from './list-facets.ts';
import { type ListConditions, type ListStats, statsFor, sum, wordGroups } from './list-stats.ts';
import { exactFilter } from './pet-filter.ts';
import { factValue, isNamed, prefixOf, type WordField, wordOf } from './words/asked-words.ts';
import { inFilter, type NamedField, nameWord } from './words/stored-words.ts';
import { asMarks, type WordIndex } from './words/word-index.ts';

/** Values that lists are counted by: those that most items have. */
const MAX_COUNTED = 30;

/** Items with the rarest word of a search that are looked at for their values; a search that finds more says nothing of them. */
const MAX_SEARCHED_ITEMS = 100_000;

/** Longest query for values, in milliseconds. */
const QUERY_TIMEOUT_MS = 5000;

/** How many items have a value, by the word that stands for it. */
type CountsByWord = ReadonlyMap<string, number>;

const none: CountsByWord = new Map();

/** Counts the items of lists by what they are kept with a word for, and no cell says: brands, say, and most facts of animals. */
export class WordCounts {
  private readonly bySearch = new Derived<ListStats, Promise<CountsByWord>>();

  constructor(
    private readonly counts: FacetCountCache,
    private readonly words: WordIndex,
  ) {}

  /** How many items of a list have each value of a field, whatever value the list asks for; the most frequent ones alone. */
  async of(list: ListConditions, field: WordField): Promise<FacetCount[]> {
    const ofField = list.byWord.flatMap(([one, expansion]) => (one === field ? [expansion] : []));
    const asked = ofField.flatMap(({ anywhere }) => anywhere);
    const expansions = list.expansions.filter((expansion) => !ofField.includes(expansion));
    const anyValue = { ...list, expansions, byWord: list.byWord.filter(([one]) => one !== field) };
    const stats = await statsFor(this.counts, anyValue);
    const isCounted = isNamed(field) ? stats.total > 0 : hasAnimals(stats);
    if (!isCounted) return [];
    const counted =
      expansions.length > 0
        ? await this.ofSearch(anyValue, stats, field)
        : await this.ofValues(anyValue, field, asked);
    return isNamed(field) ? this.byName(field, counted, asked) : byValue(field, counted);
  }

  /** By counts that are kept, and the same for all lists without words. */
  private async ofValues(
    list: ListConditions,
    field: WordField,
    asked: readonly string[],
  ): Promise<CountsByWord> {
    const frequent = (await this.words.withPrefix(prefixOf(field))).slice(0, MAX_COUNTED);
    const words = new Set([...frequent.map(({ _id }) => _id), ...asked]);
    return new Map(
      await Promise.all(Array.from(words, async (word) => [word, await this.totalWith(list, word)] as const)),
    );
  }

  /** Prices are counted only for what has something in the list at all. */
  private async totalWith(list: ListConditions, word: string): Promise<number> {
    const { priceMin, priceMax, ...anyPrice } = list.where;
    const withWord = { ...list, expansions: [asMarks([{ _id: word, items: 0 }])] };
    const { total } = await statsFor(this.counts, { ...withWord, where: anyPrice });
    const isWhole = (priceMin == null && priceMax == null) || total === 0;
    return isWhole ? total : (await statsFor(this.counts, withWord)).total;
  }

  /** In one look at the items that a search finds, for all facts together: a count for each value would look at them as often. */
  private async ofSearch(list: ListConditions, stats: ListStats, field: WordField): Promise<CountsByWord> {
    if (Math.min(...list.expansions.map(({ items }) => items)) > MAX_SEARCHED_ITEMS) return none;
    const fields = isNamed(field) ? [field] : wordFields;
    return this.bySearch.get(stats, fields.join(), () => countFound(list, fields));
  }

  /** A word that no name is written as stands for something else. */
  private async byName(
    field: NamedField,
    counted: CountsByWord,
    asked: readonly string[],
  ): Promise<FacetCount[]> {
    const most = byCountDescending(counted).filter(
      ({ value, count }, place) => count > 0 && (place < MAX_COUNTED || asked.includes(value)),
    );
    const named = await Promise.all(
      most.map(async ({ value: word, count }) => {
        const name = await this.words.nameOf(word, field);
        return name && nameWord(field, name) === word ? [[name, count] as const] : [];
      }),
    );
    return byCountDescending(new Map(named.flat()));
  }
}

function hasAnimals({ matching }: ListStats): boolean {
  return [...matching.keys()].some((cell) => decodeFacet(cell, 'category') === Category.PETS);
}

function byValue(field: Exclude<WordField, NamedField>, counted: CountsByWord): FacetCount[] {
  const values = [...counted].flatMap(([word, count]) => {
    const value = factValue(field, word);
    return value !== null && count > 0 ? [[value, count] as const] : [];
  });
  if (!factOf(field).isAtLeast) return byCountDescending(new Map(values));
  const orMore = values.map(([least]) => {
    const fitting = values.filter(([value]) => Number(value) >= Number(least));
    return [least, sum(fitting.map(([, count]) => count))] as const;
  });
  return byCountDescending(new Map(orMore));
}

/** How many items of a list have each value of some fields: those of one family and the same values are one. */
async function countFound(list: ListConditions, fields: readonly WordField[]): Promise<CountsByWord> {
  const [rarest = [], ...others] = wordGroups(list.expansions);
  const conditions = [{ searchWords: { $in: rarest } }, ...others.map(inFilter), exactFilter(list)];
  const ofAnimals = fields.every(isNamed) ? [] : [{ category: Category.PETS }];
  const value = Object.fromEntries(fields.map((field) => [field, `$${field}`]));
  const one = list.isEachVariant ? '$_id' : { $cond: [{ $gt: ['$family', ''] }, '$family', '$_id'] };
  const rows = await PetModel.aggregate<{ readonly _id: Record<string, unknown>; readonly count: number }>([
    { $match: { $and: [...conditions, ...ofAnimals] } },
    { $group: { _id: { value, one } } },
    { $group: { _id: '$_id.value', count: { $sum: 1 } } },
  ])
    .hint(petIndexes.words)
    .option({ maxTimeMS: QUERY_TIMEOUT_MS });
  const counts = new Map<string, number>();
  for (const { _id, count } of rows) {
    for (const field of fields) {
      const word = wordOf(field, _id[field]);
      if (word !== null) counts.set(word, (counts.get(word) ?? 0) + count);
    }
  }
  return counts;
}
