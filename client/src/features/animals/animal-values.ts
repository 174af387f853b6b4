import { PetType } from '../../../../domain/catalogue/pet-options.ts';
import type { AnimalFieldsFragment, AnimalInput } from '../../gql/graphql.ts';
import { kindOf } from './kinds-of-animals.ts';

/** What the form has: the kind in one choice, what it must not eat in one line. */
export interface AnimalValues {
  readonly name: string;
  readonly kind: string;
  readonly breed: string;
  readonly gender: string;
  readonly bornOn: string;
  readonly neutered: string;
  readonly chipNumber: string;
  readonly avoids: string;
  readonly notes: string;
}

/** What the form begins with. */
export function valuesOf(animal: AnimalFieldsFragment | null): AnimalValues {
  return {
    ...{ name: animal?.name ?? '', kind: animal ? kindOf(animal) : 'DOG', breed: animal?.breed ?? '' },
    ...{
      gender: animal?.gender ?? '',
      bornOn: animal?.bornOn ?? '',
      neutered: animal?.neutered ?? 'UNKNOWN',
    },
    ...{ chipNumber: animal?.chipNumber ?? '', notes: animal?.notes ?? '' },
    avoids: animal?.avoids.join(', ') ?? '',
  };
}

/** What the shop keeps of it, in enum names of the API. */
export function toInput({ kind, gender, neutered, avoids, bornOn, ...texts }: AnimalValues): AnimalInput {
  const type = kind in PetType ? kind : 'OTHER';
  const input = {
    ...{ ...texts, type, species: type === kind ? null : kind, neutered, bornOn: bornOn || null },
    ...{ gender: gender || null, avoids: avoids.split(/[,;\n]/).filter((word) => word.trim() !== '') },
  };
  return input as AnimalInput;
}
