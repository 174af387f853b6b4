import { moveName, statusMeaning, statusName } from './order-words.ts';

it.each([
  ['shipped', 'standard', 'Shipped', 'On its way to you'],
  ['shipped', 'sameDay', 'Shipped', 'On its way to you'],
  ['shipped', 'curbside', 'Ready for pick-up', 'Waiting for you at the shop'],
  ['delivered', 'standard', 'Delivered', 'Arrived at your place'],
  ['delivered', 'curbside', 'Picked up', 'Fetched from the shop'],
  ['partly_shipped', 'standard', 'Partly shipped', 'A part of it is on its way to you'],
  ['partly_shipped', 'curbside', 'Partly ready for pick-up', 'A part of it waits for you at the shop'],
  ['paid', 'curbside', 'Paid', 'Being packed'],
] as const)('%s by %s is called %s: %s', (status, delivery, name, meaning) => {
  expect(statusName(status, delivery)).toBe(name);
  expect(statusMeaning(status, delivery)).toBe(meaning);
});

it.each([
  ['shipped', 'sameDay', 'Mark as shipped'],
  ['delivered', 'standard', 'Mark as delivered'],
  ['shipped', 'curbside', 'Ready for pick-up'],
  ['delivered', 'curbside', 'Picked up'],
] as const)('the button to %s by %s says %s', (to, delivery, name) => {
  expect(moveName(to, delivery)).toBe(name);
});
