import { monthsBetween } from '../catalogue/age-in-words.ts';
import { Age, PetType, Size, type Species } from '../catalogue/pet-options.ts';

/*
 * For which animal a review is, as far as its author says so: its kind, age and size, and never its name. A reader's own
 * animal is described in the same words, so that reviews can be narrowed to animals like it.
 */

export interface ReviewedAnimal {
  readonly type: PetType;
  readonly species?: Species | undefined;
  /** Of dogs and cats whose day of birth is known. */
  readonly stage?: Age | undefined;
  /** Of dogs that were weighed. */
  readonly size?: Size | undefined;
}

/** What is known of an own animal. */
interface KnownAnimal {
  readonly type: PetType;
  readonly species?: Species | null | undefined;
  /** 2026-11-28 */
  readonly bornOn?: string | null | undefined;
  /** In the order of days. */
  readonly weights: readonly { readonly kg: number }[];
}

/** A dog or a cat is grown from this age on. */
const GROWN_MONTHS = 12;
/** Cats are called senior over 10 years (AAHA/AAFP 2021); for dogs bodies differ, and one of them says 10 as well. */
const SENIOR_MONTHS = 10 * 12;

/** Sizes of dogs by what they weigh, each under so many kilograms: the shop's bands, in which its goods are small to large. */
const sizesOfDogs: readonly (readonly [Size, under: number])[] = [
  [Size.SMALL, 10],
  [Size.MEDIUM, 25],
  [Size.LARGE, Number.POSITIVE_INFINITY],
];

/** @param today by the shop's calendar, as 2026-11-28 */
export function reviewedAnimal(
  { type, species, bornOn, weights }: KnownAnimal,
  today: string,
): ReviewedAnimal {
  if (type === PetType.OTHER) return { type, species: species ?? undefined };
  return { type, stage: stageOf(bornOn, today), size: type === PetType.DOG ? sizeOf(weights) : undefined };
}

function stageOf(bornOn: string | null | undefined, today: string): Age | undefined {
  const months = bornOn ? monthsBetween(bornOn, today) : Number.NaN;
  if (!(months >= 0)) return undefined;
  if (months < GROWN_MONTHS) return Age.PUPPY;
  return months < SENIOR_MONTHS ? Age.ADULT : Age.SENIOR;
}

function sizeOf(weights: KnownAnimal['weights']): Size | undefined {
  const kg = weights[weights.length - 1]?.kg;
  return kg === undefined ? undefined : sizesOfDogs.find(([, under]) => kg < under)?.[0];
}

const stageWords = { [Age.PUPPY]: 'young', [Age.ADULT]: 'grown', [Age.SENIOR]: 'old' } as const;

/** Such as `dog, grown, medium`. */
export function reviewedAnimalInWords({ type, species, stage, size }: ReviewedAnimal): string {
  const kind = species ?? (type === PetType.OTHER ? 'another animal' : type);
  return [kind, stage && stageWords[stage], size].flatMap((word) => word?.toLowerCase() ?? []).join(', ');
}
