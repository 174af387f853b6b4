import { MAX_DECISION_TEXT } from '../shop-settings/setting-value-rules.ts';
import { MAX_ANSWER_LENGTH } from './answer-length.ts';
import { answerProblems, readQuestion, stageMessageRules } from './application-questions.ts';

it.each([
  ['Why this one?', { question: 'Why this one?', kind: 'TEXT', choices: [] }],
  ['A garden? [yes / no]', { question: 'A garden?', kind: 'YES_NO', choices: ['yes', 'no'] }],
  [
    'Where? [a flat / a house/a farm]',
    { question: 'Where?', kind: 'CHOICE', choices: ['a flat', 'a house', 'a farm'] },
  ],
  ['Your landlord’s consent? [file]', { question: 'Your landlord’s consent?', kind: 'FILE', choices: [] }],
  ['A garden? [ File ]', { question: 'A garden?', kind: 'FILE', choices: [] }],
  ['What is in the [file / box]', { question: 'What is in the', kind: 'CHOICE', choices: ['file', 'box'] }],
  ['Anything [at all]', { question: 'Anything [at all]', kind: 'TEXT', choices: [] }],
  ['Which [a/a]', { question: 'Which [a/a]', kind: 'TEXT', choices: [] }],
])('%s', (line, question) => {
  expect(readQuestion(line)).toEqual(question);
});

it('answers to what is asked are one of what can be chosen, and all others as they are', () => {
  const lines = ['Why?', 'A garden? [yes / no]'];
  const answers = [
    { question: 'Why?', answer: 'Because' },
    { question: 'A garden?', answer: 'maybe' },
    { question: 'A garden? [yes / no]', answer: 'perhaps' },
    { question: 'A garden? [yes / no]', answer: 'yes' },
    // Nobody asks this, or nobody any more.
    { question: 'Who?', answer: 'I' },
  ];
  expect(answerProblems(answers, lines)).toEqual({
    'answers.1.answer': 'One of: yes, no',
    'answers.2.answer': 'One of: yes, no',
  });
  expect(answerProblems(answers.slice(0, 1), lines)).toEqual({});
});

it.each([
  [undefined, undefined],
  [null, undefined],
  ['Soon.', undefined],
  ['You hear from us by [… by when …].', 'Fill in “by when” first'],
  ['x'.repeat(MAX_ANSWER_LENGTH + 1), 'At most 2000 characters'],
])('a word with a move: %s', (message, problem) => {
  expect(stageMessageRules.safeParse({ message }).error?.issues[0]?.message).toBe(problem);
});

it('a word that the owner keeps is no longer than one that is sent', () => {
  expect(MAX_DECISION_TEXT).toBe(MAX_ANSWER_LENGTH);
});
