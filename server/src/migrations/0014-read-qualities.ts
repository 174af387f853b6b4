import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { hasSameWords } from '../catalogue/search/words/stored-words.ts';
import { tokenizePet } from '../catalogue/search/words/tokenize-pet.ts';
import { itemsAfter, relist } from './early/0004-list-items.ts';

/** Items are found by their qualities, and no longer by what their texts say that they do without. */
export async function readQualities(): Promise<void> {
  let pets = await itemsAfter(undefined);
  while (pets.length > 0) {
    const others = pets.filter((pet) => typeof pet.petname === 'string' && !isFoundByItsWords(pet));
    if (others.length > 0) await relist(others.map(({ _id }) => _id));
    pets = await itemsAfter(pets.at(-1));
  }
}

function isFoundByItsWords(pet: PetRecord): boolean {
  return hasSameWords({ before: pet, after: { searchWords: tokenizePet(pet) } });
}
