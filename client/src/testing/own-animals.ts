import type { OwnAnimalInShortFragment } from '../gql/graphql.ts';
import type { ReviewersAnimal } from '../lib/own-animals/animals-like.ts';
import { NotTakenDocument } from '../lib/own-animals/own-animals.operations.ts';
import { ReviewersAnimalsDocument } from '../lib/own-animals/reviewers-animals.operations.ts';

/** A dog of the account that must not have chicken. */
export function aNala(changes: Partial<OwnAnimalInShortFragment> = {}): OwnAnimalInShortFragment {
  return {
    ...{ __typename: 'Animal', id: 'nala', name: 'Nala', type: 'DOG', species: null, avoids: ['chicken'] },
    ...changes,
  } as OwnAnimalInShortFragment;
}

/** What the shop says of some items, asked at once: that there is something in those that Nala must not have. */
export function notTakenAnswer(
  petIds: readonly string[],
  found: Readonly<Record<string, readonly string[]>>,
) {
  const contained = Object.entries(found).filter(([, avoided]) => avoided.length > 0);
  const notTaken = contained.map(([petId, avoided]) => ({
    ...{ __typename: 'NotTaken', petId, animalId: 'nala', animalName: 'Nala', avoided },
  }));
  return {
    request: { query: NotTakenDocument, variables: { petIds } },
    result: { data: { me: { __typename: 'User', _id: 'u1', notTaken } } },
  };
}

/** A dog of the account that is three years old, and weighs 12 kg: grown and medium, as reviews say it. */
export function aGrownDog(changes: Partial<ReviewersAnimal> = {}): ReviewersAnimal {
  return {
    ...{ __typename: 'Animal', id: 'nala', name: 'Nala', type: 'DOG', species: null },
    bornOn: `${new Date().getUTCFullYear() - 3}-01-01`,
    weights: [{ __typename: 'WeightEntry', on: '2026-01-31', kg: 12 }],
    ...changes,
  } as ReviewersAnimal;
}

/** What animals of a grown, medium dog’s kind are like. */
export const likeGrownDog = { type: 'DOG', species: null, stage: 'ADULT', size: 'MEDIUM' } as const;

/** The animals that somebody may say a review was for. */
export function reviewersAnimalsAnswer(animals: readonly ReviewersAnimal[]) {
  return {
    request: { query: ReviewersAnimalsDocument },
    result: { data: { me: { __typename: 'User' as const, _id: 'u1', animals: [...animals] } } },
  };
}
