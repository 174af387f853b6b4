import { answerProblems, readQuestion } from './application-questions.ts';

it.each([
  ['Why this one?', { question: 'Why this one?', kind: 'TEXT', choices: [] }],
  ['A garden? [yes / no]', { question: 'A garden?', kind: 'YES_NO', choices: ['yes', 'no'] }],
  [
    'Where? [a flat / a house/a farm]',
    { question: 'Where?', kind: 'CHOICE', choices: ['a flat', 'a house', 'a farm'] },
  ],
  ['Anything [at all]', { question: 'Anything [at all]', kind: 'TEXT', choices: [] }],
  ['Which [a/a]', { question: 'Which [a/a]', kind: 'TEXT', choices: [] }],
])('%s', (line, question) => {
  expect(readQuestion(line)).toEqual(question);
});

it('answers are to what is asked, and one of what can be chosen', () => {
  const questions = ['Why?', 'A garden? [yes / no]'].map(readQuestion);
  const answers = [
    { question: 'Why?', answer: 'Because' },
    { question: 'A garden?', answer: 'maybe' },
    { question: 'Who?', answer: 'I' },
  ];
  expect(answerProblems(answers, questions)).toEqual({
    'answers.1.answer': 'One of: yes, no',
    'answers.2.answer': 'The shop does not ask this',
  });
  expect(answerProblems(answers.slice(0, 1), questions)).toEqual({});
});
