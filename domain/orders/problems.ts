import { DAY_MS } from '../durations.ts';
import type { CartEntryStatus } from './order-states.ts';

/*
 * What shoppers say is wrong with what came. A request is about pieces of one line or of several, says what is wanted,
 * and is answered by the staff once.
 */

/** What does not suit is stored by the word that it had first: servers of the version before read it too. */
export const ProblemKind = { MISSING: 'missing', BROKEN: 'broken', NOT_SUITABLE: 'does_not_suit' } as const;
export type ProblemKind = (typeof ProblemKind)[keyof typeof ProblemKind];

/** What its shopper would like. */
export const ProblemWants = { MONEY: 'money', ANOTHER: 'another' } as const;
export type ProblemWants = (typeof ProblemWants)[keyof typeof ProblemWants];

/** Each answer is the last one; what is wrong still may be said anew. */
export const problemMoves = {
  open: ['refunded', 'sent_again', 'refused', 'withdrawn'],
  refunded: [],
  sent_again: [],
  refused: [],
  withdrawn: [],
} as const satisfies Record<string, readonly string[]>;

export type ProblemState = keyof typeof problemMoves;

/** What the staff can do about a request, and the state that leads to. */
export const ProblemAnswer = { REFUND: 'refunded', SEND_AGAIN: 'sent_again', REFUSE: 'refused' } as const;
export type ProblemAnswer = (typeof ProblemAnswer)[keyof typeof ProblemAnswer];

/** What the shop did about a request; null while it waits, and where its shopper took it back. */
export function problemAnswerOf(state: ProblemState): ProblemAnswer | null {
  return Object.values(ProblemAnswer).find((answer) => answer === state) ?? null;
}

/** Most requests of one order, whatever became of them: more is for a talk. */
export const MAX_PROBLEMS_OF_ORDER = 20;

/** Pieces of a line that share their fate. */
export interface PiecesOfLine {
  readonly status: CartEntryStatus;
  readonly amount: number;
  /** Whether all that was paid for them has gone back. */
  readonly isPaidBack: boolean;
  /** When they arrived, or else were sent. */
  readonly since: Date;
}

/** What can be said to be wrong with a line. */
export interface ReportLimits {
  /** How many of its pieces. */
  readonly quantity: number;
  /** Until when; null where nothing of it was sent, or its money is back. */
  readonly until: Date | null;
}

/** Whether the shop has sent them, and still has their money. */
export function isReportable({ status, isPaidBack }: Pick<PiecesOfLine, 'status' | 'isPaidBack'>): boolean {
  return (status === 'shipped' || status === 'delivered') && !isPaidBack;
}

/**
 * What can be said to be wrong with a line now.
 *
 * @param asked pieces of it that open requests are about
 * @param returnDays how long after their arrival pieces can be reported
 */
export function reportLimits(
  pieces: readonly PiecesOfLine[],
  asked: number,
  returnDays: number,
  now: Date,
): ReportLimits {
  const sent = pieces.filter(isReportable);
  if (sent.length === 0) return { quantity: 0, until: null };
  const endOf = ({ since }: PiecesOfLine) => since.getTime() + returnDays * DAY_MS;
  const inTime = sent.filter((one) => endOf(one) >= now.getTime());
  const there = inTime.reduce((sum, { amount }) => sum + amount, 0);
  return { quantity: Math.max(0, there - asked), until: new Date(Math.max(...sent.map(endOf))) };
}

/** Whether something that does not suit comes back only as long as nobody has opened it. */
export function mustBeUnopened(kind: ProblemKind, category: string): boolean {
  return kind === ProblemKind.NOT_SUITABLE && category === 'food';
}

/** What somebody says is wrong with a line, with what decides whether that can be said. */
export interface Report {
  readonly kind: ProblemKind;
  readonly quantity: number;
  readonly isUnopened: boolean;
  readonly category: string;
}

/** A field that is wrong, and why. */
interface Obstacle {
  readonly field: 'entryId' | 'quantity' | 'isUnopened';
  readonly message: string;
}

/** Why something can not be reported; null where it can. */
export function reportObstacle(
  { kind, quantity, isUnopened, category }: Report,
  { quantity: most, until }: ReportLimits,
  now: Date,
): Obstacle | null {
  if (!until) return { field: 'entryId', message: 'Nothing of it was sent that is still paid for' };
  if (until < now) return { field: 'entryId', message: 'It is too late to report something about it' };
  if (most === 0) return { field: 'entryId', message: 'All of it is reported already' };
  if (quantity > most) return { field: 'quantity', message: `At most ${most} of them can be reported` };
  if (mustBeUnopened(kind, category) && !isUnopened)
    return { field: 'isUnopened', message: 'Food comes back unopened only' };
  return null;
}

/** What a request says, in a few words: on its own, and within a sentence about some pieces. */
export const problemKindLabels: Readonly<Record<ProblemKind, { name: string; is: string; are: string }>> = {
  missing: { name: 'Missing', is: 'is missing', are: 'are missing' },
  broken: { name: 'Broken', is: 'is broken', are: 'are broken' },
  does_not_suit: { name: 'Doesn’t suit', is: 'does not suit', are: 'do not suit' },
};

export const problemWantsLabels: Readonly<Record<ProblemWants, string>> = {
  money: 'the money back',
  another: 'another one',
};

/** What became of a request, for its shopper. */
export const problemStateLabels: Readonly<Record<ProblemState, string>> = {
  open: 'We look at it',
  refunded: 'Money goes back',
  sent_again: 'Sent again',
  refused: 'Answered',
  withdrawn: 'Taken back',
};
