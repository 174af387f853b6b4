import type { PetType } from '../../../gql/graphql.ts';

/** The filter of the home page's food and accessories, in the specification's words. */
export const showcaseTypes = {
  ALL: undefined,
  DOGS: 'DOG',
  CATS: 'CAT',
  OTHER: 'OTHER',
} as const satisfies Record<string, PetType | undefined>;
export type ShowcaseChoice = keyof typeof showcaseTypes;

/** The first `count` of two lists taken in turns, so that neither kind hides the other. */
export function interleave<T>(left: readonly T[], right: readonly T[], count: number): T[] {
  const turns = Array.from({ length: Math.max(left.length, right.length) }, (_, index) => [
    ...left.slice(index, index + 1),
    ...right.slice(index, index + 1),
  ]);
  return turns.flat().slice(0, count);
}
