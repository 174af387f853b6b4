import type { AnimalFactValues } from '../catalogue/animal-facts.ts';
import { Known, Level } from '../catalogue/known.ts';
import type { Household } from './household.ts';

/*
 * How well an animal fits a household. Each rule that concerns the household gives all of its points, half of them or none.
 */

/** What is known of an animal, as far as the rules ask. */
export type MatchedFacts = Pick<
  AnimalFactValues,
  'goodWithChildren' | 'goodWithDogs' | 'goodWithCats' | 'hoursAlone' | 'energy' | 'experience' | 'space'
>;

/** `PARTLY` gives half of the points, as `UNKNOWN` does; `LESS` gives none and is no reason against it, as `STOP` is. */
export type Verdict = 'FITS' | 'PARTLY' | 'UNKNOWN' | 'LESS' | 'STOP';

const halvesOf: Readonly<Record<Verdict, number>> = { FITS: 2, PARTLY: 1, UNKNOWN: 1, LESS: 0, STOP: 0 };

export interface Rule {
  /** Points that it gives at most. */
  readonly points: number;
  /** Whether it concerns a household; every one where nothing is said. */
  readonly concerns?: (household: Household) => boolean;
  readonly judge: (facts: MatchedFacts, household: Household) => Verdict;
}

/** Hours alone beyond what an animal bears that cost half of the points. */
const HOURS_BEYOND = 2;

export const matchRules = {
  CHILDREN: {
    points: 25,
    concerns: ({ childrenAges }) => childrenAges.length > 0,
    judge: ({ goodWithChildren }) => known(goodWithChildren),
  },
  DOGS: { points: 15, concerns: ({ dogs }) => dogs > 0, judge: ({ goodWithDogs }) => known(goodWithDogs) },
  CATS: { points: 15, concerns: ({ cats }) => cats > 0, judge: ({ goodWithCats }) => known(goodWithCats) },
  ALONE: { points: 15, judge: (facts, household) => alone(facts.hoursAlone, household.hoursAlone) },
  SPACE: { points: 10, judge: ({ space }, { home }) => needs(space, home) },
  EXPERIENCE: { points: 10, judge: (facts, { experience }) => needs(facts.experience, experience) },
  ENERGY: { points: 10, judge: (facts, { energy }) => alike(facts.energy, energy) },
} as const satisfies Record<string, Rule>;

export type MatchRule = keyof typeof matchRules;
const rules = Object.entries(matchRules) as [MatchRule, Rule][];

/** What one rule says, with its points: half points are possible. */
export interface MatchPoint {
  readonly rule: MatchRule;
  readonly verdict: Verdict;
  readonly points: number;
  readonly of: number;
}

export interface Match {
  /** 0 to 100. */
  readonly score: number;
  /** One for each rule that concerns the household, in the order of the rules. */
  readonly points: readonly MatchPoint[];
}

export function matchOf(facts: MatchedFacts, household: Household): Match {
  const points = rules
    .filter(([, { concerns }]) => concerns?.(household) ?? true)
    .map(([rule, { points: of, judge }]): MatchPoint => {
      const verdict = judge(facts, household);
      return { rule, verdict, points: (of * halvesOf[verdict]) / 2, of };
    });
  const earned = points.reduce((sum, point) => sum + point.points, 0);
  const total = points.reduce((sum, { of }) => sum + of, 0);
  return { score: Math.round((100 * earned) / total), points };
}

/** Sorts matches as text: those that nothing speaks against by their score, the best first; then the others alike. */
export function matchOrder({ score, points }: Match): string {
  const isStopped = points.some(({ verdict }) => verdict === 'STOP');
  return `${isStopped ? 1 : 0}${String(100 - score).padStart(3, '0')}`;
}

function known(value: string | null | undefined): Verdict {
  if (value === Known.YES) return 'FITS';
  return value === Known.NO ? 'STOP' : 'UNKNOWN';
}

function alone(bears: number | null | undefined, hours: number): Verdict {
  if (typeof bears !== 'number') return 'UNKNOWN';
  if (bears >= hours) return 'FITS';
  return hours - bears <= HOURS_BEYOND ? 'PARTLY' : 'STOP';
}

function needs(needed: string | null | undefined, there: Level): Verdict {
  const missing = stepsBetween(there, needed);
  if (missing === null) return 'UNKNOWN';
  if (missing <= 0) return 'FITS';
  return missing === 1 ? 'PARTLY' : 'STOP';
}

function alike(one: string | null | undefined, other: Level): Verdict {
  const steps = stepsBetween(other, one);
  if (steps === null) return 'UNKNOWN';
  if (steps === 0) return 'FITS';
  return Math.abs(steps) === 1 ? 'PARTLY' : 'LESS';
}

const levels: readonly string[] = Object.values(Level);

/** Null where the second is not known. */
function stepsBetween(from: Level, to: string | null | undefined): number | null {
  const step = levels.indexOf(to ?? '');
  return step < 0 ? null : step - levels.indexOf(from);
}
