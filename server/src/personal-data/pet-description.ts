import type { Types } from 'mongoose';
import { whichAnimal } from '../../../domain/adoption/which-animal.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';

/** Says which animal an order is for, as two may have one name. Nothing is known of one that is gone. */
export async function petDescription(order: object): Promise<{ readonly petDescription: string }> {
  const { petId } = order as { readonly petId: Types.ObjectId };
  const pet = await PetModel.findById(petId).lean<PetRecord>();
  return { petDescription: pet ? whichAnimal(pet) : '' };
}
