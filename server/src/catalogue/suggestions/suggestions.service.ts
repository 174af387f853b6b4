import type { Category } from '../../../../domain/catalogue/pet-options.ts';
import { truncateText } from '../../../../domain/text/truncate-text.ts';
import type { Pet } from '../pet/pet.entity.ts';
import type { PetsService } from '../pets.service.ts';
import type { CatalogueSearch } from '../search/catalogue-search.ts';
import type { FacetCountCache } from '../search/facets/facet-count-cache.ts';
import type { PetFacets } from '../search/facets/pet-facets.ts';
import { formsOf } from '../search/reading/vocabulary.ts';
import type { WordExpansion, WordIndex } from '../search/words/word-index.ts';
import { type FactName, factNames, isBegun, isNamed } from './fact-names.ts';
import { findSuggestedItems, type Term } from './item-finder.ts';
import {
  MAX_SUGGESTED_ITEMS,
  MAX_SUGGESTED_PLACES,
  noSuggestions,
  type SearchSuggestions,
  type SuggestedPlace,
} from './search-suggestions.ts';
import { ShelfTally } from './shelf-tally.ts';
import { type Meaning, meaningsOf, phraseOf, suggestedSearches } from './suggested-searches.ts';
import { isLoneWord, isSentence, MAX_TYPED_LENGTH, readTypedText, type TypedText } from './typed-text.ts';

/** Of a word that more items have, the places are not counted: who types goes on before they would be. */
const MAX_COUNTED_ITEMS = 20_000;

/** What somebody may be looking for who is still typing. */
export class SuggestionsService {
  /** By the counts that they were made from: these are new objects after each change. */
  private readonly tallies = new WeakMap<object, ShelfTally>();

  constructor(
    private readonly counts: Pick<FacetCountCache, 'get'>,
    private readonly wordIndex: Pick<WordIndex, 'expand' | 'expandPrefix'>,
    private readonly search: CatalogueSearch,
    private readonly pets: Pick<PetsService, 'findMany'>,
    private readonly names: readonly FactName[] = factNames,
  ) {}

  /** @param text as typed so far; of a long one the beginning counts */
  async suggest(text: string): Promise<SearchSuggestions> {
    const readings = readTypedText(text);
    for (const typed of readings) {
      const found = await this.suggestFor(typed, text);
      if (Object.values(found).some((some) => some.length > 0)) return found;
    }
    return readings.some(isLoneWord) ? this.suggestRead(text) : noSuggestions;
  }

  /** What no word begins with, the search may know: misspelled, written together, of another language or the owner's. */
  private async suggestRead(text: string): Promise<SearchSuggestions> {
    return { ...noSuggestions, items: await this.itemsRead(truncateText(text, MAX_TYPED_LENGTH)) };
  }

  private async suggestFor(typed: TypedText, text: string): Promise<SearchSuggestions> {
    const [tally, known] = await Promise.all([this.tally(), this.knownWords(typed)]);
    const meanings = meaningsOf(typed, this.names).filter(({ facts }) => tally.knows(facts));
    const [items, places] = await Promise.all([
      this.items(typed, text, this.terms(typed, known, tally), tally),
      meanings.length > 0 ? placesOfFacts(meanings, tally) : this.placesOfWords(typed, known),
    ]);
    return { items, searches: suggestedSearches(typed, this.names, tally), places };
  }

  /** What the words of a text stand for, in their order: the last for all that begin with it, the others for themselves. */
  private knownWords({ wholes, beginning }: TypedText): Promise<WordExpansion[]> {
    const known = wholes.map((word) => this.wordIndex.expand(formsOf(word)));
    return Promise.all([...known, this.wordIndex.expandPrefix(beginning)]);
  }

  private async tally(): Promise<ShelfTally> {
    const counter = await this.counts.get({ words: [] });
    const { counts } = counter.totals();
    const tally = this.tallies.get(counts) ?? new ShelfTally(counts, counter.families.several());
    this.tallies.set(counts, tally);
    return tally;
  }

  private terms(
    { wholes, beginning }: TypedText,
    known: readonly WordExpansion[],
    tally: ShelfTally,
  ): Term[] {
    const named = this.names.filter(({ says }) => tally.knows(says));
    return known.map(({ elsewhere: words, items }, place) => {
      const whole = wholes[place];
      const meant = named.filter((name) =>
        whole === undefined ? isBegun(name, beginning) : isNamed(name, whole),
      );
      return { words, items, facts: meant.map(({ says }) => says) };
    });
  }

  private async items(
    typed: TypedText,
    text: string,
    terms: readonly Term[],
    tally: ShelfTally,
  ): Promise<Pet[]> {
    const isCountable = terms.every(({ items, facts }) => facts.length > 0 || items <= MAX_COUNTED_ITEMS);
    if (isSentence(typed) && isCountable) return this.itemsRead(truncateText(text, MAX_TYPED_LENGTH));
    if (terms.some(({ items, facts }) => items === 0 && facts.length === 0)) return [];
    const found = await this.pets.findMany(await findSuggestedItems(text, terms, tally));
    return oncePerFamily(found.filter((pet): pet is Pet => pet?.availability === 'available'));
  }

  /** What the search of the text finds that is all it asks for, and can be had. */
  private async itemsRead(search: string): Promise<Pet[]> {
    const page = { first: MAX_SUGGESTED_ITEMS };
    const { edges, miss } = await this.search.page({ search, orderBy: 'relevance' }, page);
    return miss
      ? []
      : edges.map(({ node }) => node).filter(({ availability }) => availability === 'available');
  }

  /** Where the search of the text, its last word completed, finds something. */
  private async placesOfWords(
    { wholes }: TypedText,
    known: readonly WordExpansion[],
  ): Promise<SuggestedPlace[]> {
    const completion = known.at(-1)?.elsewhere[0];
    const rarest = Math.min(...known.map(({ items }) => items));
    if (completion === undefined || rarest === 0 || rarest > MAX_COUNTED_ITEMS) return [];
    const search = [...wholes, completion].join(' ');
    const facets = await this.facets(search, {});
    if (!facets) return [];
    const places = await Promise.all(
      facets.category.map(async ({ value }) => {
        const category = value as Category;
        const types = (await this.facets(search, { category }))?.type ?? [];
        return types.map(({ value: type, count }) => ({ type, category, search, count }));
      }),
    );
    return fullest(places.flat());
  }

  /** @returns null where nothing has all words: what has the most of them is no place to lead to */
  private async facets(search: string, where: { readonly category?: Category }): Promise<PetFacets | null> {
    const page = await this.search.page({ search, where, orderBy: 'newest' }, { first: 1 }, ['_id']);
    return page.searchNote === null ? page.facets() : null;
  }
}

/** The likeliest item of each family. */
function oncePerFamily(pets: readonly Pet[]): Pet[] {
  const families = pets.map(({ _id, family }) => family || _id);
  return pets.filter((_, place) => families.indexOf(families[place] ?? '') === place);
}

/** The parts of the shop that a text names by facts alone; facts beyond those of a place are searched for in it. */
function placesOfFacts(meanings: readonly Meaning[], tally: ShelfTally): SuggestedPlace[] {
  const [likeliest] = meanings.toSorted((a, b) => tally.count(b.facts) - tally.count(a.facts));
  if (!likeliest) return [];
  const { facts, names } = likeliest;
  const isWhole = Object.keys(facts).every((field) => field === 'type' || field === 'category');
  const search = isWhole ? null : phraseOf(names);
  return fullest(tally.places(facts).map((place) => ({ ...place, search })));
}

function fullest(
  places: readonly { type: string; category: string; search: string | null; count: number }[],
): SuggestedPlace[] {
  return places
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MAX_SUGGESTED_PLACES)
    .map((place) => place as SuggestedPlace);
}
