import { addressLines } from './address-lines.ts';

test.each([
  ['12 Orchard Lane, 97201 Portland, United States', ['12 Orchard Lane', '97201 Portland', 'United States']],
  ['12 Orchard Lane, Portland, OR 97201, USA', ['12 Orchard Lane', 'Portland, OR 97201', 'USA']],
  ['3 Fern Street\nBrookside, New York 10577-1234', ['3 Fern Street', 'Brookside, New York 10577-1234']],
  ['1 Hauptstraße, Berlin 10115', ['1 Hauptstraße', 'Berlin 10115']],
  ['Flat 3\n12 Orchard Lane,\n97201 Portland', ['Flat 3', '12 Orchard Lane', '97201 Portland']],
  ['Somewhere', ['Somewhere']],
  [' , ', []],
  ['1, 2, 3, 4, 5, 6', ['1', '2', '3', '4', '5', '6']],
  ['1, 2, 3, 4, 5, 6, 7, 8', ['1', '2', '3', '4', '5', '6, 7, 8']],
])('%j is written as %j', (location, lines) => {
  expect(addressLines(location)).toEqual(lines);
});
