import { aForecast, aPlan } from '../../../testing/repeat-plans.ts';
import { askedText, eatenHint, forecastText, gapText } from './forecast-text.ts';

/** By a plan's calendar it is November 26. */
const plan = aPlan();

it('says who eats how much, what there is, when it ends and how the next delivery fits', () => {
  expect(forecastText(aForecast({ gramsComing: 2000 }), plan)).toBe(
    'Nala eats 62 g a day. About 1.2 kg left, 2 kg on its way. It ends on Fri, Jan 1, 2027; order by Sat, Dec 26. You would have 4 days of food left when the next delivery comes, on Mon, Dec 28 at the latest.',
  );
});

it.each<[string, object, string]>([
  ['several eaters', { eaters: ['Nala', 'Milo'], gramsADay: 125 }, 'Nala and Milo eat 125 g a day.'],
  ['what the shopper said', { eaters: [] }, '62 g are eaten a day. About'],
  ['only what is on its way', { gramsLeft: 0, gramsComing: 500 }, 'a day. 500 g on its way. It ends'],
  ['neither', { gramsLeft: 0 }, 'a day. It ends on'],
  ['the last day', { runsOutOn: '2026-11-26', orderBy: '2026-11-20' }, 'It ends today; order now.'],
  ['one day', { daysLeft: 1 }, 'You would have 1 day of food left when the next delivery comes'],
  [
    'none',
    { daysLeft: 0 },
    'That is the day on which the next delivery comes, on Mon, Dec 28 at the latest.',
  ],
  ['too few', { daysLeft: -3 }, 'You would be 3 days without food before the next delivery comes'],
  [
    'what is gone',
    { runsOutOn: '2026-11-20', daysLeft: -38 },
    'By our forecast it has run out. The next delivery is there on Mon, Dec 28 at the latest.',
  ],
])('says %s', (_what, changes, text) => {
  expect(forecastText(aForecast(changes), plan)).toContain(text);
});

it('promises no delivery while none comes', () => {
  expect(forecastText(aForecast(), aPlan({ status: 'PAUSED' }))).toMatch(/order by Sat, Dec 26\.$/);
});

it.each([
  ['2026-12-05', 'Sat, Dec 5'],
  ['2026-11-26', 'now'],
])('a gap from %s on is said', (gapFrom, said) => {
  expect(gapText(gapFrom, plan)).toContain(`nothing is left from ${said} on, until`);
});

it('says whose need stands in for what nobody has said', () => {
  expect(eatenHint(aForecast())).toBe('Nala: 62 g, by weight and age.');
  expect(eatenHint(aForecast({ eaters: [] }))).toBe('Of all that eat it together.');
  expect(eatenHint(null)).toBe('Of all that eat it together.');
});

it('asks for what is missing', () => {
  expect(askedText({ gramsADay: null })).toContain('Say how much is eaten a day');
  expect(askedText({ gramsADay: 62 })).toContain('Say how much is at home');
});
