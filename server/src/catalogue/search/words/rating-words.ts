import { averageStars, MAX_STARS } from '../../../../../domain/reviews/rating.ts';

/** Prefix of the words that stand for stars: a sign, as with brands. */
const STARS_PREFIX = '*';

/** What is stored with an item of its reviews. */
export interface StoredRating {
  readonly ratingSum?: unknown;
  readonly ratingCount?: unknown;
}

/** The word that an item is kept with that has so many stars on average, or more. */
export function starsWord(stars: number): string {
  return `${STARS_PREFIX}${stars}`;
}

/** The words of an item for the stars that it has: `*1` to `*4` of one that is shown with 4.3. */
export function ratingWords({ ratingSum, ratingCount }: StoredRating): string[] {
  if (typeof ratingSum !== 'number' || typeof ratingCount !== 'number') return [];
  const average = averageStars(ratingSum, ratingCount) ?? 0;
  const whole = Math.min(MAX_STARS, Math.floor(average));
  return Array.from({ length: whole || 0 }, (_, place) => starsWord(place + 1));
}

/** The words of an item once its stars have changed. */
export function withRatingWords(words: readonly string[], rating: StoredRating): string[] {
  return [...words.filter((word) => !/^\*\d$/.test(word)), ...ratingWords(rating)];
}
