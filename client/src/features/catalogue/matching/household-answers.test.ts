import type { Household } from '../../../../../domain/matching/household.ts';
import { answersOf, noAnswers, readAnswers } from './household-answers.ts';

const family: Household = {
  ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
  ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
};

it('reads what it has written', () => {
  expect(readAnswers(answersOf(family))).toEqual({
    household: family,
  });
});

it('asks for what is not answered; nobody needs to say that there are no children and animals', () => {
  const required = 'This field is required';
  expect(readAnswers(noAnswers)).toEqual({
    errors: { home: required, energy: required, experience: required, hoursAlone: required },
  });
});

it.each([
  ['4 and 7', 'A whole number from 0 to 17'],
  ['18', 'A whole number from 0 to 17'],
  ['1 2 3 4 5 6 7 8 9 10 11 12 13', 'At most 12 children'],
])('says beside the field what is wrong with children of %s', (childrenAges, message) => {
  const answers = answersOf({ ...family, childrenAges: [] });
  expect(readAnswers({ ...answers, childrenAges })).toEqual({ errors: { childrenAges: message } });
});
