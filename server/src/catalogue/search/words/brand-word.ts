import { MAX_BRAND_LENGTH } from '../../../../../domain/catalogue/pet-options.ts';
import { truncateText } from '../../../../../domain/text/truncate-text.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** Prefix of the one word that stands for the brand: a sign, which no word of a text begins with. */
export const BRAND_PREFIX = '@';

/** The word that an item of a brand is kept with; the same for every way to write it. */
export function brandWord(brand: string): string {
  const folded = foldText(truncateText(brand, MAX_BRAND_LENGTH));
  return BRAND_PREFIX + (folded.replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ').trim() || folded.trim());
}

export function isBrandWord(stored: string): boolean {
  return stored.startsWith(BRAND_PREFIX);
}
