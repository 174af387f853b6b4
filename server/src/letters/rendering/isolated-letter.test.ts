import { cents } from '../../../../domain/money/money.ts';
import { shownLength } from '../../../../domain/text/right-to-left.ts';
import { isolatedLetter } from './isolated-letter.ts';
import { letterText } from './letter-text.ts';

const footer = {
  shopName: 'Harbor Pets',
  contact: 'Call us.',
  why: 'You ordered.',
  choices: { label: 'Mails', url: 'https://your.shop' },
  unsubscribe: null,
};
const name = '\u2068שרה כהן\u2069';

it('has the amounts of a mail behind the names, and below each other', () => {
  const letter = isolatedLetter({
    subject: 'Order FP-1 of שרה כהן: $110.00',
    heading: 'Thank you, שרה כהן!',
    paragraphs: ['שרה כהן has paid $110.00.'],
    bill: {
      lines: [
        { label: '2 × שרה כהן', amount: cents(2500) },
        { label: '1 × Bed', amount: cents(6000) },
      ],
      sums: [],
      total: null,
    },
    facts: [{ label: 'To', value: 'שרה כהן\n5 Elm Road' }],
  });
  expect(letter.subject).toBe(`\u200eOrder FP-1 of ${name}: $110.00`);
  const text = letterText(letter, footer);
  expect(text).toContain(`\u200eThank you, ${name}!`);
  expect(text).toContain(`\u200e${name} has paid $110.00.`);
  expect(text).toContain(`To:\n\u200e${name}\n5 Elm Road`);
  const bill = text.split('\n').filter((line) => line.includes(' × '));
  expect(bill.map(shownLength)).toEqual([64, 64]);
  expect(bill[0]).toMatch(/^\u200e2 × \u2068.*\u2069 +\$25\.00$/);
});
