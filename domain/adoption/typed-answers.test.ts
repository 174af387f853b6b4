import { MAX_ANSWER_LENGTH } from './answer-length.ts';
import { answerProblems, MAX_ANSWERS } from './application-questions.ts';
import { typedAnswersRules } from './typed-answers.ts';

const typed = (answer: unknown, question: unknown = 'Why?') => [{ question, answer }];

it.each([
  ['the space behind a word', 'Because ', 'Because '],
  ['lines', 'One\n\ntwo\n', 'One\n\ntwo\n'],
  ['what was emptied again', '', ''],
  ['as much as is sent', 'x'.repeat(MAX_ANSWER_LENGTH), 'x'.repeat(MAX_ANSWER_LENGTH)],
  ['all but what can not be stored', 'a\u0000b\ud83d', 'ab'],
])('%s is kept', (_what, answer, kept) => {
  expect(typedAnswersRules.parse(typed(answer))).toEqual(typed(kept));
});

it.each([
  ['an answer that is too long', typed('x'.repeat(MAX_ANSWER_LENGTH + 1)), 'At most 2000 characters'],
  ['an answer to nothing', typed('Because', ' '), 'This field is required'],
  ['what is no text', typed({ $ne: null }), 'A text'],
  ['too many', Array(MAX_ANSWERS + 1).fill(typed('x')[0]), 'At most 40'],
])('%s is not', (_what, answers, problem) => {
  expect(typedAnswersRules.safeParse(answers).error?.issues[0]?.message).toBe(problem);
});

it.each([
  ['yes', {}],
  // Nothing is chosen yet, or no more.
  ['', {}],
  ['perhaps', { 'answers.0.answer': 'One of: yes, no' }],
])('of a choice “%s” is typed', (answer, problems) => {
  expect(answerProblems([{ question: 'A garden?', answer }], ['A garden? [yes / no]'])).toEqual(problems);
});
