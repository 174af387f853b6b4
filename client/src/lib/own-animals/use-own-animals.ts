import { useFragment } from '@apollo/client/react';
import type { OwnAnimalInShortFragment } from '../../gql/graphql.ts';
import { OwnAnimalsFragment } from './own-animals.operations.ts';

/** An animal of the account, as far as it is known without asking for it. */
export type OwnAnimal = Partial<OwnAnimalInShortFragment>;

/** The animals of the account that is signed in, without asking the shop. */
export function useOwnAnimals(accountId: string): readonly OwnAnimal[] {
  const { data } = useFragment({
    fragment: OwnAnimalsFragment,
    fragmentName: 'OwnAnimals',
    from: { __typename: 'User', _id: accountId },
  });
  return (data?.animals ?? []).flatMap((animal) => animal ?? []);
}
