import { DAY_MS } from '../durations.ts';
import {
  type ApplicationMover,
  type ApplicationStage,
  stageOf,
  statusOfStage,
  whoActs,
} from '../orders/application-stages.ts';
import { endOfDay, wallClockAt } from '../pricing/wall-clock.ts';
import { nextAfterHome } from './after-home.ts';
import { type Visit, type VisitTerms, visitAt, visitSlots } from './visits.ts';

/*
 * What an application holds at each stage: a function of what it held before and of the move, so that its times, its
 * place in the lists and its visit never say something else than its stage.
 */

/** What was answered, with the question as it was asked. */
export interface ApplicationAnswer {
  readonly question: string;
  readonly answer: string;
}

/** Something that happened to an application. */
export interface ApplicationEvent {
  readonly at: Date;
  readonly stage: ApplicationStage;
  readonly by: ApplicationMover;
  /** What the staff wrote with it. */
  readonly message?: string | undefined;
  /** When the visit begins that was booked. */
  readonly visitAt?: Date | undefined;
  /** Until when the animal is kept from then on, where that was put off. */
  readonly heldUntil?: Date | undefined;
}

export interface Application {
  readonly stage: ApplicationStage;
  readonly answers: readonly ApplicationAnswer[];
  /** Until when the shop has promised to say something. */
  readonly answerBy?: Date | undefined;
  /** Times that were offered for a visit. */
  readonly offered: readonly Date[];
  /** When the visit begins that is booked, or was. */
  readonly visitAt?: Date | undefined;
  readonly visitEndsAt?: Date | undefined;
  /** The five minutes that a booked visit takes (visits.ts). */
  readonly visitSlots?: readonly Date[] | undefined;
  /** Until when an animal is kept for whoever it was given to. */
  readonly heldUntil?: Date | undefined;
  /** When the staff should have done something, a time be chosen, or somebody comes: the order of the staff's list. */
  readonly dueAt?: Date | undefined;
  /** When the clock has to look at it next. */
  readonly wakeAt?: Date | undefined;
  readonly timeline: readonly ApplicationEvent[];
}

/** What of the shop's settings an application goes by. */
export interface ApplicationTerms extends VisitTerms {
  readonly answerWithinDays: number;
  readonly holdDays: number;
}

/** A move of an application, by whoever made it. */
export interface ApplicationMove extends Omit<ApplicationEvent, 'stage'> {
  /** Where it goes; without it, where the status of its order goes. */
  readonly to?: ApplicationStage | undefined;
  /** Times that are offered from now on. */
  readonly offered?: readonly Date[] | undefined;
}

/** How long before an animal goes to the next in line its shopper is reminded. */
export const REMINDER_MS = 2 * DAY_MS;

/** A new application. */
export function newApplication(at: Date, terms: ApplicationTerms): Application {
  const event = { at, stage: 'RECEIVED', by: 'SHOPPER' } as const;
  return { answers: [], offered: [], timeline: [event], stage: 'RECEIVED', ...waiting(at, terms) };
}

/** An application after a move. */
export function movedApplication(
  before: Application,
  { to = before.stage, offered = before.offered, ...event }: ApplicationMove,
  terms: ApplicationTerms,
): Application {
  const { answers, timeline } = before;
  return {
    ...{ answers, offered, stage: to },
    ...timesOf(to, { ...before, offered }, event.visitAt, event.at, terms),
    timeline: [...timeline, { ...event, stage: to }],
  };
}

/**
 * Where an application waits again that was decided. A visit that was booked may be somebody else's by now; and where no
 * time is left that was offered, the shop has to act.
 */
export function stageBefore(
  { timeline, offered }: Pick<Application, 'timeline' | 'offered'>,
  now: Date,
): ApplicationStage {
  const last = lastWaiting(timeline)?.stage;
  if (last !== 'VISIT_BOOKED' && last !== 'VISIT_OFFERED') return stageOf('pending', last);
  return offered.some((at) => now < at) ? 'VISIT_OFFERED' : 'READING';
}

/**
 * Where an application stands after an undo: where it stood.
 *
 * @param isBooked whether the visit that was booked then is booked again
 */
export function undoneStage(
  application: Pick<Application, 'timeline' | 'offered'>,
  isBooked: boolean,
  now: Date,
): ApplicationStage {
  const last = stageOf('pending', lastWaiting(application.timeline)?.stage);
  return last === 'VISIT_BOOKED' && !isBooked ? stageBefore(application, now) : last;
}

/** When the visit begins that was booked when an application was decided; null where none was. */
export function bookingBefore({ timeline }: Pick<Application, 'timeline'>): Date | null {
  const last = lastWaiting(timeline);
  return (last?.stage === 'VISIT_BOOKED' && last.visitAt) || null;
}

function lastWaiting(timeline: readonly ApplicationEvent[]): ApplicationEvent | undefined {
  return timeline.findLast(({ stage }) => statusOfStage(stage) === 'pending');
}

/** Until when the shop has to answer: the last moment of the day so many days later, by its own clock. */
export function answerBy(
  from: Date,
  { answerWithinDays, timeZone }: Pick<ApplicationTerms, 'answerWithinDays' | 'timeZone'>,
): Date {
  const day = wallClockAt(from, timeZone).toPlainDate().add({ days: answerWithinDays });
  return endOfDay(day, timeZone);
}

/** Until when a visit should be chosen: as long as an answer takes, and not after the last time that is offered. */
export function chooseBy(
  offered: readonly Date[],
  from: Date,
  terms: Pick<ApplicationTerms, 'answerWithinDays' | 'timeZone'>,
): Date {
  const ends = offered.length > 0 ? [Math.max(...offered.map((at) => at.getTime()))] : [];
  return new Date(Math.min(answerBy(from, terms).getTime(), ...ends));
}

function timesOf(
  stage: ApplicationStage,
  before: Application,
  at: Date | undefined,
  now: Date,
  terms: ApplicationTerms,
): Partial<Application> {
  if (stage === 'VISIT_BOOKED' && at) return booked(visitAt(at, terms), now);
  const visit = visitOf(before, stage);
  if (stage === 'APPROVED') return { ...visit, ...held(now, terms) };
  if (stage === 'HANDED_OVER') return { ...visit, wakeAt: nextAfterHome(now, now) ?? undefined };
  if (stage === 'VISIT_OFFERED') return { ...visit, dueAt: chooseBy(before.offered, now, terms) };
  if (statusOfStage(stage) !== 'pending' || whoActs(stage) !== 'SHOP') return visit;
  const { answerBy: until, wakeAt } = before;
  const isPromised = until && stage === 'READING';
  return { ...visit, ...(isPromised ? { answerBy: until, dueAt: until, wakeAt } : waiting(now, terms)) };
}

function booked({ at, endsAt }: Visit, now: Date): Partial<Application> {
  const reminder = new Date(at.getTime() - DAY_MS);
  return {
    ...{ visitAt: at, visitEndsAt: endsAt, visitSlots: visitSlots({ at, endsAt }), dueAt: at },
    ...(now < reminder && { wakeAt: reminder }),
  };
}

/** The visit that took place, or that nobody came to. */
function visitOf(before: Application, stage: ApplicationStage): Partial<Application> {
  const { timeline, visitAt: at, visitEndsAt } = before;
  const isKept =
    stage === 'VISITED' || stage === 'NO_SHOW' || timeline.some((event) => event.stage === 'VISITED');
  return isKept && at && visitEndsAt ? { visitAt: at, visitEndsAt } : {};
}

function held(now: Date, { holdDays }: ApplicationTerms): Partial<Application> {
  const heldUntil = new Date(now.getTime() + holdDays * DAY_MS);
  return { heldUntil, dueAt: heldUntil, wakeAt: new Date(heldUntil.getTime() - REMINDER_MS) };
}

/** The owner is told a day before an answer is due, or halfway where that comes first. */
function waiting(now: Date, terms: ApplicationTerms): Partial<Application> {
  const until = answerBy(now, terms);
  const half = (now.getTime() + until.getTime()) / 2;
  const wakeAt = new Date(Math.max(until.getTime() - DAY_MS, half));
  return { answerBy: until, dueAt: until, wakeAt };
}
