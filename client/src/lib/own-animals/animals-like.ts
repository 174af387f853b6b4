import { Age, PetType, Size, Species } from '../../../../domain/catalogue/pet-options.ts';
import { reviewedAnimal, reviewedAnimalInWords } from '../../../../domain/reviews/reviewed-animal.ts';
import type { AnimalLikeInput, ReviewersAnimalsQuery } from '../../gql/graphql.ts';

/** An animal of the account, with what a review may say of it. */
export type ReviewersAnimal = NonNullable<ReviewersAnimalsQuery['me']>['animals'][number];

/** Animals like one, in the names of the API. @param today by the shop's calendar */
export function likeOf({ type, species, bornOn, weights }: ReviewersAnimal, today: string): AnimalLikeInput {
  const own = { type: PetType[type], species: species && Species[species], bornOn, weights };
  const said = reviewedAnimal(own, today);
  return {
    type,
    species: said.species ? (species ?? null) : null,
    stage: nameOf(Age, said.stage),
    size: nameOf(Size, said.size),
  };
}

/** Such as `dog, grown, medium`. */
export function likeInWords({ type, species, stage, size }: AnimalLikeInput): string {
  return reviewedAnimalInWords({
    type: PetType[type],
    species: species ? Species[species] : undefined,
    stage: stage ? Age[stage] : undefined,
    size: size ? Size[size] : undefined,
  });
}

/** As an address has it, such as `dog.adult.medium`: what reviews say of an animal, and nothing else of it. */
export function writeLike({ type, species, stage, size }: AnimalLikeInput): string {
  return [type, species, stage, size].flatMap((name) => name?.toLowerCase() ?? []).join('.');
}

/** Reads what `writeLike` wrote; null for anything else, so that no address can break a list. */
export function readLike(text: string | null): AnimalLikeInput | null {
  const names = (text ?? '').toUpperCase().split('.');
  const namedOf = <const T extends object>(options: T) =>
    (Object.keys(options) as (keyof T & string)[]).find((name) => names.includes(name)) ?? null;
  const type = namedOf(PetType);
  if (!type) return null;
  const isOther = type === 'OTHER';
  return {
    ...{ type, species: isOther ? namedOf(Species) : null, stage: isOther ? null : namedOf(Age) },
    size: type === 'DOG' ? namedOf(Size) : null,
  };
}

function nameOf<const T extends Record<string, string>>(
  options: T,
  value: string | undefined,
): (keyof T & string) | null {
  return (Object.keys(options) as (keyof T & string)[]).find((name) => options[name] === value) ?? null;
}
