import { whichAnimal } from '../../../../domain/adoption/which-animal.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import type { PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import type { Letter } from '../writing/letter.ts';
import type { ShopLinks } from '../writing/shop-links.ts';

/** Has a letter say which animal it is about, since two may have one name, and lead to its page while it has one. */
export async function withAnimal(
  letter: Letter,
  { petId, petname }: Pick<PetOrderRecord, 'petId' | 'petname'>,
  links: ShopLinks,
): Promise<Letter> {
  const pet = await PetModel.findById(petId).lean<PetRecord>();
  if (!pet) return letter;
  const which = whichAnimal(pet);
  const page = { label: `See ${petname}`, url: links.item(String(petId)) };
  return {
    ...letter,
    facts: [...(which ? [{ label: 'Which one', value: which }] : []), ...(letter.facts ?? [])],
    links: [...(letter.links ?? []), ...(pet.availability === 'retired' ? [] : [page])],
  };
}
