import { useQuery } from '@apollo/client/react';
import { errorCodeOf } from '../../../lib/apollo/api-error.ts';
import { ComparedPetDocument } from './compare.operations.ts';
import type { ComparedPet } from './comparison-rows.ts';

/**
 * The items with some ids, as many as are compared at once. Of the first one's category: what is not alike is left out,
 * and so is what has left the shop.
 */
export function useComparedPets(ids: readonly string[]) {
  const answers = [
    useComparedPet(ids[0]),
    useComparedPet(ids[1]),
    useComparedPet(ids[2]),
    useComparedPet(ids[3]),
  ];
  const asked = answers.slice(0, ids.length);
  const found = asked.flatMap(({ pet }) => pet ?? []);
  const pets = found.filter(({ category }) => category === found[0]?.category);
  const failed = asked.find(({ error }) => error);
  return {
    pets,
    unlike: found.filter((pet) => !pets.includes(pet)),
    goneCount: asked.filter(({ isGone }) => isGone).length,
    isLoading: asked.some(({ isLoading }) => isLoading),
    error: failed?.error,
    retry: () => Promise.all(asked.filter(({ error }) => error).map(({ refetch }) => refetch())),
  };
}

function useComparedPet(id: string | undefined) {
  const { data, error, refetch } = useQuery(ComparedPetDocument, { variables: { id: id ?? '' }, skip: !id });
  const isGone = data?.pet === null || isMissing(error);
  const pet: ComparedPet | null = (id && data?.pet) || null;
  return {
    pet,
    isGone,
    error: pet || isGone ? undefined : error,
    isLoading: Boolean(id) && !data && !error,
    refetch,
  };
}

/** An address can be made up: what is no id names nothing. */
function isMissing(error: unknown): boolean {
  return ['NOT_FOUND', 'BAD_USER_INPUT'].includes(errorCodeOf(error) ?? '');
}
