import { Category } from '../../../../../domain/catalogue/pet-options.ts';
import type { CountItems } from './count-items.ts';
import { inNamesOnly, type Meaning } from './meanings.ts';
import type { SearchTerm } from './search-terms.ts';

/** What of a search is given up that is a thing, and none of those that are sold, by their facts or names. */
export async function unsoldGoods(
  terms: readonly SearchTerm[],
  choice: readonly (Meaning | null)[],
  count: CountItems,
): Promise<string[]> {
  const unsold: string[] = [];
  for (const [place, { text, meanings, isGoods }] of terms.entries()) {
    if (isGoods && !choice[place] && !(await isSold(meanings, count))) unsold.push(text);
  }
  return unsold;
}

/** That texts speak of it is not enough, nor that an animal is called so: a cat that poses for the camera sells none. */
async function isSold(meanings: readonly Meaning[], count: CountItems): Promise<boolean> {
  for (const { facts = {}, words = [] } of meanings.map(inNamesOnly)) {
    for (const category of [Category.ACCESSORIES, Category.FOOD]) {
      const named = { facts: { category, ...facts }, expansions: words, without: { words: [], facts: [] } };
      if ((await count(named)) > 0) return true;
    }
  }
  return false;
}
