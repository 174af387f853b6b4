import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { readDecimal } from '../../../../../domain/input/decimal-text.ts';
import { type Household, householdRules } from '../../../../../domain/matching/household.ts';

/** The six questions as they are answered: text, until the rules have read it. */
export interface HouseholdAnswers {
  readonly home: string;
  readonly hoursAlone: string;
  readonly energy: string;
  readonly experience: string;
  /** Ages, such as `4, 7`; empty without children. */
  readonly childrenAges: string;
  readonly dogs: string;
  readonly cats: string;
}

export const noAnswers: HouseholdAnswers = {
  ...{ home: '', hoursAlone: '', energy: '', experience: '' },
  ...{ childrenAges: '', dogs: '0', cats: '0' },
};

export function answersOf(household: Household): HouseholdAnswers {
  const { home, energy, experience, childrenAges } = household;
  return {
    ...{ home, energy, experience, childrenAges: childrenAges.join(', ') },
    hoursAlone: String(household.hoursAlone),
    dogs: String(household.dogs),
    cats: String(household.cats),
  };
}

export type ReadAnswers =
  | { readonly household: Household }
  | { readonly errors: Readonly<Partial<Record<keyof HouseholdAnswers, string>>> };

export function readAnswers(answers: HouseholdAnswers): ReadAnswers {
  const { data, error } = householdRules.safeParse({
    home: answers.home || undefined,
    energy: answers.energy || undefined,
    experience: answers.experience || undefined,
    hoursAlone: numberIn(answers.hoursAlone),
    childrenAges: answers.childrenAges
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(numberIn),
    dogs: numberIn(answers.dogs || '0'),
    cats: numberIn(answers.cats || '0'),
  });
  if (data) return { household: data };
  // `childrenAges.1` stands beside the field of all of them.
  const errors = Object.entries(fieldErrors(error)).map(([path, message]) => [path.split('.')[0], message]);
  return { errors: Object.fromEntries(errors) };
}

/** Undefined where it is none: required, then. */
function numberIn(text: string): number | undefined {
  if (text.trim() === '') return undefined;
  const reading = readDecimal(text);
  return 'value' in reading ? reading.value : Number.NaN;
}
