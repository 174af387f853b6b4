import { entityOf, type Stored } from '../../database/model-of.ts';
import { Pet } from './pet.entity.ts';

export type PetRecord = Stored<Pet>;

/** A record of the database as a plain item. */
export function toPet(record: PetRecord): Pet {
  return entityOf(Pet, record);
}
