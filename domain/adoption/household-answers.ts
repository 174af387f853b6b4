import type { Level } from '../catalogue/known.ts';
import { type Household, householdRules, MAX_CHILD_AGE } from '../matching/household.ts';
import { householdQuestions } from '../matching/household-questions.ts';
import { readQuestion } from './application-questions.ts';

interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** What an answer says of one field of a household; undefined where it does not say it. */
type Reading = (answer: string, choices: readonly string[]) => unknown;

const levels: readonly Level[] = ['LOW', 'MEDIUM', 'HIGH'];

/** How each answer is read. A shop that words a question in another way asks it for its staff alone. */
const readings: Readonly<Record<keyof Household, Reading>> = {
  home: levelIn,
  hoursAlone: hoursIn,
  energy: levelIn,
  experience: levelIn,
  childrenAges: agesIn,
  dogs: countIn,
  cats: countIn,
};

const fields = Object.keys(householdQuestions) as (keyof Household)[];

/**
 * The household that answers tell of: each of its fields by its question or, for clients with a form of their own,
 * by the field's name. The last answer to a question counts.
 *
 * @returns null unless they tell all of it
 */
export function householdIn(answers: readonly Answer[]): Household | null {
  const told = Object.fromEntries(fields.map((field) => [field, fieldIn(field, answers)]));
  return householdRules.safeParse(told).data ?? null;
}

function fieldIn(field: keyof Household, answers: readonly Answer[]): unknown {
  const line = householdQuestions[field];
  const { question: asked, choices } = readQuestion(line);
  const given = answers.findLast(({ question }) => [asked, line, field].includes(question));
  return given && readings[field](given.answer.trim().toLowerCase(), choices);
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
