import { entityOf, type Persisted } from '../../database/model-of.ts';
import { Pet } from './pet.entity.ts';

export type PetRecord = Persisted<Pet>;

/** A record of the database as a plain item. */
export function toPet(record: PetRecord): Pet {
  return entityOf(Pet, record);
}
