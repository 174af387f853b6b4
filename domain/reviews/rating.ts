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

/** Most reviews that tell items of equally many stars apart. */
const MAX_COUNTED = 99_999;

/** What lists by rating sort an item by, the best one highest: by stars as they are shown, then by how many say so. */
export function ratingOrderOf(stars: number, count: number): number | null {
  const average = averageStars(stars, count);
  return average === null
    ? null
    : Math.round(average * 10) * (MAX_COUNTED + 1) + Math.min(count, MAX_COUNTED);
}
