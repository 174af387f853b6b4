import { answersByQuestion, givenAnswers, typedAnswers } from './answer-values.ts';

const questions = [{ question: 'Why?' }, { question: 'Where?' }, { question: 'Who?' }];

it.each([
  [{}, [], []],
  [
    { 'Why?': ' Because ' },
    [{ question: 'Why?', answer: ' Because ' }],
    [{ question: 'Why?', answer: 'Because' }],
  ],
  // Emptied again, and only spaces so far.
  [
    { 'Where?': '', 'Who?': ' ' },
    [
      { question: 'Where?', answer: '' },
      { question: 'Who?', answer: ' ' },
    ],
    [],
  ],
  // Nobody asks that any more.
  [{ 'When?': 'Soon' }, [], []],
])('%j', (values, typed, given) => {
  expect(typedAnswers(questions, values as Record<string, string>)).toEqual(typed);
  expect(givenAnswers(questions, values as Record<string, string>)).toEqual(given);
});

it('are found by their questions', () => {
  expect(answersByQuestion([{ question: 'Why?', answer: 'Because' }])).toEqual({ 'Why?': 'Because' });
});
