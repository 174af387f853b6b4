import { z } from 'zod';
import { DAY_MS } from '../durations.ts';
import { requiredText } from '../input/required-text.ts';
import type { OwnTreatment, Weighing } from './own-animal.ts';

/*
 * The passport of an animal: one page for whoever has its link, such as a vet or a sitter. While the animal is lost, the
 * page is for whoever finds it: it takes a message, and tells less. It never tells whose animal it is.
 */

/** Most links to one animal at a time, and days that one leads there. */
export const MAX_SHARES = 20;
export const MAX_SHARE_DAYS = 365;
/** Most messages of finders that an animal's people get in 24 hours, and characters of one. */
export const MAX_MESSAGES_A_DAY = 10;
export const MAX_MESSAGE_LENGTH = 1000;
/** Messages that are kept, the latest ones. */
export const MAX_MESSAGES = 50;

const DAYS = `Whole days, from 1 to ${MAX_SHARE_DAYS}`;

/** A link to the passport. */
export interface Share {
  /** Secret in its address. */
  readonly code: string;
  readonly endsAt: Date;
}

/** What somebody wrote who found it. */
export interface FinderMessage {
  readonly at: Date;
  readonly text: string;
}

export const shareRules = z.object({ days: z.int(DAYS).min(1, DAYS).max(MAX_SHARE_DAYS, DAYS) });
export const messageRules = z.object({ text: requiredText(MAX_MESSAGE_LENGTH) });

/** When a link ends that is made now. */
export function shareEnd(now: Date, days: number): Date {
  return new Date(now.getTime() + days * DAY_MS);
}

/** Links that still lead there. */
export function liveShares<S extends Share>(shares: readonly S[] | undefined, now: Date): S[] {
  return (shares ?? []).filter(({ endsAt }) => endsAt > now);
}

/** Whether one more message may go to an animal's people. */
export function mayMessage(messages: readonly FinderMessage[] | undefined, now: Date): boolean {
  const since = now.getTime() - DAY_MS;
  return (messages ?? []).filter(({ at }) => at.getTime() > since).length < MAX_MESSAGES_A_DAY;
}

/** What the passport is made of. */
interface Documented {
  readonly breed?: string | null | undefined;
  readonly chipNumber?: string | null | undefined;
  readonly notes?: string | null | undefined;
  readonly isLost?: boolean | undefined;
  readonly weights: readonly Weighing[];
  readonly treatments: readonly OwnTreatment[];
}

/**
 * What nobody is told of an animal while it is lost: by its chip and habits whoever says that it is theirs shows that it is,
 * and its health is between its people and their vet. What it must not eat stays, as a finder may feed it.
 */
const untoldWhileLost = { chipNumber: null, notes: null, weights: [], treatments: [] } as const;

/** What of an animal stands in its passport. */
export function passportOf<A extends Documented>(animal: A): A {
  if (animal.isLost) return { ...animal, ...untoldWhileLost };
  const { weights, treatments } = animal;
  return {
    ...animal,
    weights: weights.toReversed(),
    treatments: treatments.toSorted((one, other) => dayOf(other).localeCompare(dayOf(one))),
  };
}

function dayOf({ on, nextOn }: OwnTreatment): string {
  return on ?? nextOn ?? '';
}
