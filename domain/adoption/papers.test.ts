import { energyADay } from './papers.ts';

const today = '2026-11-28';
const grown = { bornOn: '2024-01-01', neutered: 'YES' };

it.each([
  // 70 kcal for each kilogram to the power of 0.75, times 1.6 and 1.2.
  [{ type: 'DOG', weightKg: 10, ...grown }, 630],
  [{ type: 'cat', weightKg: 4, ...grown }, 240],
  [{ type: 'dog', weightKg: 10, bornOn: '2024-01-01', neutered: 'UNKNOWN' }, null],
  [{ type: 'dog', weightKg: 10, neutered: 'YES' }, null],
  [{ type: 'dog', ...grown }, null],
  [{ type: 'dog', weightKg: 500, ...grown }, null],
  [{ type: 'OTHER', weightKg: 2, ...grown }, null],
])('%j needs %p kcal a day', (animal, kcal) => {
  expect(energyADay(animal, today)).toBe(kcal);
});
