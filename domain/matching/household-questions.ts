import type { Household } from './household.ts';

/**
 * What a shop asks to know who would live with an animal, by the fields of a household. As its owner would write it
 * (adoption/application-questions.ts): what can be chosen stands in the order of the levels.
 */
export const householdQuestions: Readonly<Record<keyof Household, string>> = {
  home: 'Where will it live? [a flat / a house / a house with a garden]',
  hoursAlone: 'How many hours a day would it be alone?',
  energy:
    'How lively may it be? [calm: short walks, long naps / lively: some play every day / very lively: out for hours]',
  experience:
    'How experienced are you? [it is our first one / we have had one before / we have trained several]',
  childrenAges: 'Are there children? Their ages, or “none”',
  dogs: 'Do dogs live with you? [yes / no]',
  cats: 'Do cats live with you? [yes / no]',
};
