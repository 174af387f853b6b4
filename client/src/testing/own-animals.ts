import type { OwnAnimalInShortFragment } from '../gql/graphql.ts';
import { NotTakenDocument } from '../lib/own-animals/own-animals.operations.ts';

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
