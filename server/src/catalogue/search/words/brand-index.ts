import type { ChangeStream } from '../../../database/change-stream.ts';
import { textOf } from '../../../platform/text/text-of.ts';
import { PetModel } from '../../pet/pet.entity.ts';
import { petIndexes } from '../../pet/pet-indexes.ts';
import { hasSameWords, type NamedField, namedFields, nameWord } from './stored-words.ts';
import { WordModel } from './word.entity.ts';
import type { WordExpansion } from './word-index.ts';

/** Brands that lists are counted by: those that most items have. */
export const MAX_COUNTED_BRANDS = 30;

/** Longest query for brands. */
const QUERY_TIMEOUT_MS = 5000;

/** A brand, or a breed or colour of the shop's own, and the word that its items are kept with. */
export interface Brand {
  /** As its newest item writes it. */
  readonly name: string;
  readonly expansion: WordExpansion;
}

/** The brands of the shop, and its own breeds and colours, by the words that stand for them. */
export class BrandIndex {
  private readonly frequent = new Map<NamedField, Promise<readonly Brand[]>>();

  constructor(private readonly changeStream: ChangeStream) {
    changeStream.on('pets', (change) => {
      if (!hasSameWords(change)) this.invalidate();
    });
    changeStream.onGap(() => this.invalidate());
  }

  /** Drops what is known of brands, because items gained or lost one. */
  invalidate(): void {
    this.frequent.clear();
  }

  /** The brands of most items, the most frequent first. */
  mostFrequent(field: NamedField = 'brand'): Promise<readonly Brand[]> {
    const known = this.frequent.get(field);
    if (known) return known;
    const found = findMostFrequent(field);
    // Without a live change stream it may be stale by the next question, and so is what a failure left.
    if (this.changeStream.isLive) this.frequent.set(field, found);
    found.catch(() => this.invalidate());
    return found;
  }

  /** A brand by its name, in whatever case and accents; one that no item has too. */
  async find(name: string, field: NamedField = 'brand'): Promise<Brand> {
    const word = nameWord(field, name);
    const known = (await this.mostFrequent(field)).find(({ expansion }) => expansion.anywhere[0] === word);
    if (known) return known;
    const found = await WordModel.findById(word, { items: 1 })
      .maxTimeMS(QUERY_TIMEOUT_MS)
      .lean<CountedWord>();
    return { name: (await nameOf(word, field)) ?? name, expansion: expansionOf(word, found?.items ?? 0) };
  }
}

interface CountedWord {
  readonly _id: string;
  readonly items: number;
}

async function findMostFrequent(field: NamedField): Promise<Brand[]> {
  const words = await WordModel.find({ starts: namedFields[field], items: { $gt: 0 } } as object)
    .select({ items: 1 })
    .sort({ items: -1, _id: 1 })
    .limit(MAX_COUNTED_BRANDS)
    .maxTimeMS(QUERY_TIMEOUT_MS)
    .lean<CountedWord[]>();
  const names = await Promise.all(words.map(({ _id }) => nameOf(_id, field)));
  return words.flatMap(({ _id, items }, place) => {
    const name = names[place];
    return name ? [{ name, expansion: expansionOf(_id, items) }] : [];
  });
}

async function nameOf(word: string, field: NamedField): Promise<string | null> {
  const options = { projection: { [field]: 1 }, hint: petIndexes.words, maxTimeMS: QUERY_TIMEOUT_MS };
  const newest = { createdAt: -1, _id: -1 } as const;
  const pet = await PetModel.collection.findOne({ searchWords: word }, { ...options, sort: newest });
  return pet && textOf(pet[field]);
}

/** It is in no text, so that it ranks like a word of the title wherever it is. */
function expansionOf(word: string, items: number): WordExpansion {
  return { anywhere: [word], inTitle: [word], elsewhere: [], items };
}
