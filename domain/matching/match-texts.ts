import type { Household } from './household.ts';
import { type MatchedFacts, type MatchPoint, type MatchRule, matchOf, type Verdict } from './match.ts';

/*
 * What the rules of a match say, in one sentence each.
 */

type Said = (facts: MatchedFacts, household: Household) => string;
type Sentences = Readonly<Partial<Record<Verdict, Said | string>>>;

const levelWords = {
  energy: { LOW: 'calm', MEDIUM: 'lively', HIGH: 'very lively' },
  space: { LOW: 'a flat', MEDIUM: 'a house', HIGH: 'a house with a garden' },
  experience: { LOW: 'no experience', MEDIUM: 'some experience', HIGH: 'a lot of experience' },
} as const;

const sentences: Readonly<Record<MatchRule, Sentences>> = {
  CHILDREN: goodWith('children'),
  DOGS: goodWith('dogs'),
  CATS: goodWith('cats'),
  ALONE: {
    FITS: ({ hoursAlone }) => `Can be alone for ${hours(hoursAlone)} a day`,
    PARTLY: ({ hoursAlone }, household) =>
      `Can be alone for ${hours(hoursAlone)} a day, a little less than ${hours(household.hoursAlone)}`,
    UNKNOWN: 'Nobody knows yet how long it can be alone',
    STOP: ({ hoursAlone }, household) =>
      `Can be alone for ${hours(hoursAlone)} a day, much less than ${hours(household.hoursAlone)}`,
  },
  SPACE: needs('space', 'how much room it needs'),
  EXPERIENCE: needs('experience', 'how experienced its people should be'),
  ENERGY: {
    FITS: ({ energy }) => `As lively as you like: ${wordOf('energy', energy)}`,
    PARTLY: ({ energy }, household) =>
      `Is ${wordOf('energy', energy)}; you asked for ${wordOf('energy', household.energy)}`,
    UNKNOWN: 'Nobody knows yet how lively it is',
    LESS: ({ energy }, household) =>
      `Is ${wordOf('energy', energy)}; you asked for ${wordOf('energy', household.energy)}`,
  },
};

export function ruleText(
  rule: MatchRule,
  verdict: Verdict,
  facts: MatchedFacts,
  household: Household,
): string {
  const said = sentences[rule][verdict] ?? '';
  return typeof said === 'string' ? said : said(facts, household);
}

export interface ToldPoint extends MatchPoint {
  readonly text: string;
}

/** A match, point by point in a sentence each. */
export function tellMatch(facts: MatchedFacts, household: Household) {
  const { score, points } = matchOf(facts, household);
  const told = points.map(
    (point): ToldPoint => ({ ...point, text: ruleText(point.rule, point.verdict, facts, household) }),
  );
  return { score, points: told };
}

const questions: Readonly<Record<MatchRule, (name: string) => string>> = {
  CHILDREN: (name) => `Does ${name} get on with children?`,
  DOGS: (name) => `Does ${name} get on with dogs?`,
  CATS: (name) => `Does ${name} get on with cats?`,
  ALONE: (name) => `How long can ${name} be alone?`,
  SPACE: (name) => `How much room does ${name} need?`,
  EXPERIENCE: (name) => `How experienced should the people of ${name} be?`,
  ENERGY: (name) => `How lively is ${name}?`,
};

/** What to ask the shop where nobody knows it yet. */
export function ruleQuestion(rule: MatchRule, name: string): string {
  return questions[rule](name);
}

function goodWith(whom: string): Sentences {
  return {
    FITS: `Gets on with ${whom}`,
    UNKNOWN: `Nobody knows yet whether it gets on with ${whom}`,
    STOP: `Does not get on with ${whom}`,
  };
}

function needs(what: 'space' | 'experience', unknown: string): Sentences {
  const there = what === 'space' ? 'home' : 'experience';
  const needed = ({ [what]: level }: MatchedFacts) => `Needs ${wordOf(what, level)}`;
  const both: Said = (facts, household) => `${needed(facts)}; you have ${wordOf(what, household[there])}`;
  return { FITS: needed, PARTLY: both, UNKNOWN: `Nobody knows yet ${unknown}`, STOP: both };
}

function wordOf(what: keyof typeof levelWords, level: string | null | undefined): string {
  return levelWords[what][level as keyof (typeof levelWords)[typeof what]] ?? '';
}

function hours(count: number | null | undefined): string {
  return count === 1 ? '1 hour' : `${count} hours`;
}
