import { defaultTexts } from '../shop-settings/default-texts.ts';
import { textBlocks } from '../shop-settings/text-blocks.ts';
import { findAnswer, isQuestion } from './help-answers.ts';

/** The questions of the demo shop, in words as the search has them. */
const answered = textBlocks(defaultTexts.helpText)
  .filter(({ kind }) => kind === 'heading')
  .map(({ text }) => ({ question: text, words: text.toLowerCase().replace('?', '').split(' ') }));

test.each([
  ['how do i pay', 'How do I pay?', '/help#how-do-i-pay'],
  ['how can i pay', 'How do I pay?', '/help#how-do-i-pay'],
  ['when does my order come', 'When does my order come?', '/help#when-does-my-order-come'],
  ['can i send something back', 'May I send something back?', '/help#may-i-send-something-back'],
  [
    'how do i end a repeat delivery',
    'How do I change or end a repeat delivery?',
    '/help#how-do-i-change-or-end-a-repeat-delivery',
  ],
])('“%s” is answered under “%s”', (phrase, title, path) => {
  expect(findAnswer(phrase, answered)).toEqual({ title, path, is: 'answer' });
});

test.each(['pay', 'repeat delivery', 'howl'])('“%s” is no question', (phrase) => {
  expect(isQuestion(phrase)).toBe(false);
});

test.each([
  'how much is a crate',
  'what is the best leash for a dog that pulls',
  'when do kittens stop growing',
  'how do i',
])('“%s” is not', (phrase) => {
  expect(isQuestion(phrase)).toBe(true);
  expect(findAnswer(phrase, answered)).toBeNull();
});
