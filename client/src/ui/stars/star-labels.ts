/** "1 star", "4.5 stars". */
export function starsOf(stars: number): string {
  return `${stars} ${stars === 1 ? 'star' : 'stars'}`;
}

/** "4.5 out of 5 stars from 12 reviews". */
export function ratingLabel(average: number, count: number): string {
  return `${average} out of 5 stars from ${count} ${count === 1 ? 'review' : 'reviews'}`;
}

/** What each number of stars stands for, from one on. */
export const starMeanings = ['Bad', 'Poor', 'Fine', 'Good', 'Very good'] as const;
