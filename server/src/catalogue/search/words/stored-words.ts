import { MAX_BRAND_LENGTH } from '../../../../../domain/catalogue/pet-options.ts';
import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import type { Change } from '../../../database/change-stream.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** Prefixes of the one word that stands for a value as a whole: signs, which no word of a text begins with. */
export const namedFields = { brand: '@', breed: '&', coat: '*' } as const;

/** A field with any name as its value, by which lists are narrowed and counted: no cell has room for those. */
export type NamedField = keyof typeof namedFields;
export const namedFieldNames = Object.keys(namedFields) as NamedField[];

/** The word that an item of a brand, a breed or a colour is kept with; the same for every way to write it. */
export function nameWord(field: NamedField, name: string): string {
  const folded = foldText(truncateText(name, MAX_BRAND_LENGTH));
  return namedFields[field] + (folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim() || folded.trim());
}

/** The words stored with an item. */
export function storedWords(pet: { readonly searchWords?: unknown } | null | undefined): readonly string[] {
  return Array.isArray(pet?.searchWords) ? pet.searchWords : [];
}

/** Whether an item has the words that it had. */
export function hasSameWords({ before, after }: Pick<Change, 'before' | 'after'>): boolean {
  const [old, now] = [storedWords(before), storedWords(after)];
  return old.length === now.length && old.every((word, place) => word === now[place]);
}

/**
 * That an item has one of some words, said so that it chooses no index: only the rarest word of a search
 * does, and a choice between them costs the database more than the look-up.
 */
export function inFilter(words: readonly string[]): Record<string, unknown> {
  return { $nor: [{ searchWords: { $nin: words } }] };
}
