import type { ReviewedAnimal } from './reviewed-animal.ts';

/** What the reviews of an item for one kind of animals come to: of a type, a stage and a size, as far as these are said. */
export interface AnimalRating extends ReviewedAnimal {
  /** Of all of them together. */
  readonly stars: number;
  readonly count: number;
}

/** Animals like one: what is not said of it narrows nothing. */
export type AnimalLike = {
  readonly [Told in keyof ReviewedAnimal]: ReviewedAnimal[Told] | null | undefined;
};

const told = ['type', 'species', 'stage', 'size'] as const;

/** What is said of an animal that others have to be like. */
export function saidOf(like: AnimalLike): Partial<ReviewedAnimal> {
  return Object.fromEntries(told.flatMap((name) => (like[name] ? [[name, like[name]]] : [])));
}

/** What the reviews of an item for animals like one come to. */
export function sumLike(ratings: readonly AnimalRating[], like: AnimalLike) {
  const said = Object.entries(saidOf(like));
  const alike = ratings.filter((rating) =>
    said.every(([name, value]) => rating[name as keyof ReviewedAnimal] === value),
  );
  return {
    stars: alike.reduce((sum, { stars }) => sum + stars, 0),
    count: alike.reduce((sum, { count }) => sum + count, 0),
  };
}
