import { isolateNames, shownLength } from './right-to-left.ts';

const lrm = '\u200e';
const isolated = (name: string) => `\u2068${name}\u2069`;

describe('a name from right to left', () => {
  it.each([
    ['Order FP-1 of שרה כהן: $110.00', `${lrm}Order FP-1 of ${isolated('שרה כהן')}: $110.00`],
    ['2 × طعام للقطط', `${lrm}2 × ${isolated('طعام للقطط')}`],
    ['שרה, thank you', `${lrm}${isolated('שרה')}, thank you`],
    ['From שרה to Mia and דוד', `${lrm}From ${isolated('שרה')} to Mia and ${isolated('דוד')}`],
    ['שרה $5.00 דוד', `${lrm}${isolated('שרה')} $5.00 ${isolated('דוד')}`],
    ['Mia\nרחוב 5 חיפה', `Mia\n${lrm}${isolated('רחוב 5 חיפה')}`],
  ])('keeps to itself in %j', (text, shown) => {
    expect(isolateNames(text)).toBe(shown);
    expect(shownLength(isolateNames(text))).toBe(text.length);
  });

  it.each(['Order FP-1 of Mia: $110.00', 'Zoë, 犬, Ольга', ''])(
    'is not in %j, which stays as it is',
    (text) => {
      expect(isolateNames(text)).toBe(text);
    },
  );
});
