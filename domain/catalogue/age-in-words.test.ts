import { ageInWords } from './age-in-words.ts';

it.each([
  ['2026-11-27', '2026-11-27', '0 days'],
  ['2026-11-26', '2026-11-27', '1 day'],
  ['2026-11-14', '2026-11-27', '13 days'],
  ['2026-11-13', '2026-11-27', '2 weeks'],
  ['2026-09-25', '2026-11-27', '9 weeks'],
  ['2026-08-08', '2026-11-27', '15 weeks'],
  ['2026-08-07', '2026-11-27', '3 months'],
  ['2026-05-31', '2026-11-29', '5 months'],
  ['2026-05-31', '2026-11-30', '6 months'],
  ['2024-11-28', '2026-11-27', '23 months'],
  ['2024-11-27', '2026-11-27', '2 years'],
  ['2024-02-29', '2027-02-27', '2 years'],
  ['2024-02-29', '2027-02-28', '3 years'],
  ['2014-11-28', '2026-11-27', '11 years'],
  ['2014-11-27', '2026-11-27', '12 years'],
])('who was born on %s is on %s %s old', (bornOn, today, age) => {
  expect(ageInWords(bornOn, today)).toBe(age);
  expect(ageInWords(bornOn, today, true)).toBe(`about ${age}`);
});

it.each([['2026-11-28'], ['yesterday'], ['']])('says nothing of %p', (bornOn) => {
  expect(ageInWords(bornOn, '2026-11-27')).toBeNull();
});
