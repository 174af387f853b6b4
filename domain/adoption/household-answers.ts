import type { Level } from '../catalogue/known.ts';
import { type Household, householdRules, MAX_CHILD_AGE } from '../matching/household.ts';
import { readQuestion } from './application-questions.ts';

interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** What an answer says of one field of a household; undefined where it does not say it. */
type Reading = (answer: string, choices: readonly string[]) => unknown;

interface HouseholdQuestion {
  /** As its owner would write it (application-questions.ts): what can be chosen stands in the order of the levels. */
  readonly line: string;
  readonly reading: Reading;
}

const levels: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH'];

/**
 * The questions whose answers say who would live with an animal, by the fields of a household. A shop that words one in
 * another way asks it for its staff alone.
 */
export const householdQuestions: Readonly<Record<keyof Household, HouseholdQuestion>> = {
  home: { line: 'Where will it live? [a flat / a house / a house with a garden]', reading: levelIn },
  hoursAlone: { line: 'How many hours a day would it be alone?', reading: hoursIn },
  energy: {
    line: 'How lively may it be? [calm: short walks, long naps / lively: some play every day / very lively: out for hours]',
    reading: levelIn,
  },
  experience: {
    line: 'How experienced are you? [it is our first one / we have had one before / we have trained several]',
    reading: levelIn,
  },
  childrenAges: { line: 'Are there children? Their ages, or “none”', reading: agesIn },
  dogs: { line: 'Do dogs live with you? [yes / no]', reading: countIn },
  cats: { line: 'Do cats live with you? [yes / no]', reading: countIn },
};

const fields = Object.keys(householdQuestions) as (keyof Household)[];

/**
 * The household that answers tell of: each of its fields by the question above or, for clients with a form of their own,
 * by the field's name. The last answer to a question counts.
 *
 * @returns null unless they tell all of it
 */
export function householdIn(answers: readonly Answer[]): Household | null {
  const told = Object.fromEntries(fields.map((field) => [field, fieldIn(field, answers)]));
  return householdRules.safeParse(told).data ?? null;
}

function fieldIn(field: keyof Household, answers: readonly Answer[]): unknown {
  const { line, reading } = householdQuestions[field];
  const { question: asked, choices } = readQuestion(line);
  const given = answers.findLast(({ question }) => [asked, line, field].includes(question));
  return given && reading(given.answer.trim().toLowerCase(), choices);
}

function levelIn(answer: string, choices: readonly string[]): Level | undefined {
  const place = choices.findIndex((choice) => choice.toLowerCase() === answer);
  return levels[place] ?? levels.find((level) => level.toLowerCase() === answer);
}

/** Of "4 to 6" the most, and what is left of an hour is one. */
function hoursIn(answer: string): number | undefined {
  const hours = numbersIn(answer);
  if (hours.length > 0) return Math.ceil(Math.max(...hours));
  return saysNone(answer) ? 0 : undefined;
}

/** Whoever is no child any more is left out. */
function agesIn(answer: string): number[] | undefined {
  const ages = numbersIn(answer);
  if (ages.length === 0) return saysNone(answer) ? [] : undefined;
  return ages.map(Math.floor).filter((age) => age <= MAX_CHILD_AGE);
}

function countIn(answer: string): number | undefined {
  if (answer === 'yes') return 1;
  const [count] = numbersIn(answer);
  return count ?? (saysNone(answer) ? 0 : undefined);
}

function numbersIn(answer: string): number[] {
  return (answer.match(/\d+(?:[.,]\d+)?/g) ?? []).map((number) => Number(number.replace(',', '.')));
}

function saysNone(answer: string): boolean {
  return /^(?:no|none|never|no children|-|–|\[\])\.?$/.test(answer);
}
