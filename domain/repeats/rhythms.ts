/** Most weeks from one delivery of a plan to the next; the fewest are 1. */
export const MAX_WEEKS = 12;

/** Every rhythm that there is, in weeks. */
export const rhythms: readonly number[] = Array.from({ length: MAX_WEEKS }, (_, place) => place + 1);

/** Whether something is a rhythm, in weeks. */
export function isRhythm(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_WEEKS;
}

/** "every week", "every 4 weeks". */
export function rhythmText(everyWeeks: number): string {
  return everyWeeks === 1 ? 'every week' : `every ${everyWeeks} weeks`;
}
