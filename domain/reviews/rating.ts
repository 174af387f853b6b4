export const MAX_STARS = 5;

/**
 * What reviews come to.
 *
 * @param stars of all of them together
 * @returns stars, to one decimal; null where there is no review
 */
export function averageStars(stars: number, count: number): number | null {
  return count > 0 ? Math.round((stars / count) * 10) / 10 : null;
}
