import type { ApplicationStage } from '../orders/application-stages.ts';

/*
 * How an owner sees whether animals find home: how long they stay, whether people get their answer, and what comes back.
 */

/** Stages at which the shop has not answered yet: that somebody reads is no answer. */
export const unansweredStages = ['RECEIVED', 'READING'] as const satisfies readonly ApplicationStage[];

/** Applications of a period by whether they were answered within the promise. */
export interface AnswerCounts {
  readonly inTime: number;
  /** Answered later, or not yet although it is due. */
  readonly late: number;
}

/** Whole percent of the applications that were answered in time; null where none had to be. */
export function inTimePercent({ inTime, late }: AnswerCounts): number | null {
  const due = inTime + late;
  if (due === 0) return null;
  // One that was late is never rounded away, nor one that was not.
  const percent = Math.round((100 * inTime) / due);
  if (late > 0 && percent === 100) return 99;
  return inTime > 0 && percent === 0 ? 1 : percent;
}

/** "12 days" */
export function daysText(days: number): string {
  const whole = Math.round(days);
  return whole === 1 ? '1 day' : `${whole} days`;
}
