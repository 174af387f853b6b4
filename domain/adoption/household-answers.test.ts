import type { Household } from '../matching/household.ts';
import { householdQuestions } from '../matching/household-questions.ts';
import { defaultSettings } from '../shop-settings/settings-table.ts';
import { answerProblems, readQuestion } from './application-questions.ts';
import { householdIn } from './household-answers.ts';

type Field = keyof Household;

const questionOf = (field: Field) => readQuestion(householdQuestions[field]).question;

/** What a family answers that has all: a flat, six hours alone, two children, and no animals. */
const answers: Readonly<Record<Field, string>> = {
  home: 'a flat',
  hoursAlone: '6',
  energy: 'lively: some play every day',
  experience: 'it is our first one',
  childrenAges: '4, 7',
  dogs: 'no',
  cats: 'no',
};

const household: Household = {
  ...{ home: 'LOW', hoursAlone: 6, energy: 'MEDIUM', experience: 'LOW' },
  ...{ childrenAges: [4, 7], dogs: 0, cats: 0 },
};

function given(changes: Partial<Record<Field, string>> = {}, nameOf: (field: Field) => string = questionOf) {
  return (Object.keys(answers) as Field[]).map((field) => ({
    question: nameOf(field),
    answer: changes[field] ?? answers[field],
  }));
}

it('a shop that changes nothing asks for all of it, and takes these answers', () => {
  const { applicationQuestions } = defaultSettings;
  expect(applicationQuestions).toEqual(expect.arrayContaining(Object.values(householdQuestions)));
  expect(answerProblems(given(), applicationQuestions)).toEqual({});
});

it.each<[string, (field: Field) => string]>([
  ['as they are asked', questionOf],
  ['as their owner writes them', (field) => householdQuestions[field]],
  ['by the fields of a household', (field) => field],
])('answers to questions %s tell of a household', (_how, nameOf) => {
  expect(householdIn(given({}, nameOf))).toEqual(household);
});

it.each<[Field, string, unknown]>([
  ['home', 'A house with a garden', 'HIGH'],
  ['home', 'MEDIUM', 'MEDIUM'],
  ['hoursAlone', 'about 4 to 6 hours', 6],
  ['hoursAlone', '5.5', 6],
  ['hoursAlone', '5,5 h', 6],
  ['hoursAlone', 'none', 0],
  ['energy', 'very lively: out for hours', 'HIGH'],
  ['experience', 'we have trained several', 'HIGH'],
  ['childrenAges', 'Emma is 4 and Ben is 7', [4, 7]],
  ['childrenAges', 'none', []],
  ['childrenAges', 'No children.', []],
  ['childrenAges', '[]', []],
  // One of them is grown up.
  ['childrenAges', '16 and 19', [16]],
  ['childrenAges', 'half a year: 0.5', [0]],
  ['dogs', 'yes', 1],
  ['dogs', '2', 2],
  ['cats', 'none', 0],
])('%s: “%s” is %j', (field, answer, value) => {
  expect(householdIn(given({ [field]: answer }))).toEqual({ ...household, [field]: value });
});

it.each<[Field, string]>([
  ['home', 'on a boat'],
  ['hoursAlone', 'it depends'],
  ['hoursAlone', '30'],
  ['childrenAges', 'two little ones'],
  ['dogs', 'sometimes'],
])('%s: “%s” tells nothing, so there is no household', (field, answer) => {
  expect(householdIn(given({ [field]: answer }))).toBeNull();
});

it('answers that leave something out tell of no household, and of two to one question the last counts', () => {
  expect(householdIn([])).toBeNull();
  expect(householdIn(given().slice(1))).toBeNull();
  const again = { question: questionOf('home'), answer: 'a house' };
  expect(householdIn([...given(), again])).toEqual({ ...household, home: 'MEDIUM' });
});
