import { addressLines } from './address-lines.ts';

test.each([
  ['12 Orchard Lane, 97201 Portland, United States', ['12 Orchard Lane', '97201 Portland', 'United States']],
  ['Flat 3\n12 Orchard Lane,\n97201 Portland', ['Flat 3', '12 Orchard Lane', '97201 Portland']],
  ['Somewhere', ['Somewhere']],
  [' , ', []],
  ['1, 2, 3, 4, 5, 6', ['1', '2', '3', '4', '5', '6']],
  ['1, 2, 3, 4, 5, 6, 7, 8', ['1', '2', '3', '4', '5', '6, 7, 8']],
])('%j is written as %j', (location, lines) => {
  expect(addressLines(location)).toEqual(lines);
});
