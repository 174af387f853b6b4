import { aPlan } from '../../../testing/repeat-plans.ts';
import { cardText, dayAfterNext, dayText, rhythmChangeText, sendNowText } from './plan-labels.ts';

const plan = aPlan();

it.each([
  ['2026-12-23', 'Wed, Dec 23'],
  ['2027-01-20', 'Wed, Jan 20, 2027'],
])('%s is said as %s', (date, text) => {
  expect(dayText(date, plan)).toBe(text);
});

it.each([
  [
    6,
    'It comes every 6 weeks, counted from the last one: the next delivery on Wed, Jan 6, 2027 instead of Wed, Dec 23.',
  ],
  [
    1,
    'It comes every week, counted from the last one: the next delivery on Wed, Dec 2 instead of Wed, Dec 23.',
  ],
  [4, 'It comes every 4 weeks; the next delivery stays on Wed, Dec 23.'],
])('every %d weeks says what it does to the next delivery', (weeks, text) => {
  expect(rhythmChangeText(plan, weeks)).toBe(text);
});

it('a rhythm whose day is over comes tomorrow by the shop’s calendar', () => {
  const late = aPlan({ lastDate: '2026-10-01' });
  expect(rhythmChangeText(late, 1)).toContain('the next delivery on Fri, Nov 27 instead of');
});

it('what is skipped comes a rhythm later', () => {
  expect(dayAfterNext(plan)).toBe('Wed, Jan 20, 2027');
});

it('the card is said by its brand and last digits, or by what it paid', () => {
  expect(cardText(plan.card)).toBe('Visa ending in 4242');
  expect(cardText(null)).toBe('the card that paid its first order');
});

it('what is sent now is said with what comes along, its price and its card', () => {
  const extras = [{ accessoriesAmount: 1, pet: { _id: 'bed', petname: 'Cloud bed' } }];
  expect(sendNowText(aPlan({ extras }), 121.97)).toBe(
    '3 × Salmon kibble, 1 × Cloud bed: $121.97 in all, charged to Visa ending in 4242. From today on it comes every 4 weeks again.',
  );
});
