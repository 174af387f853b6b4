import { mapAddress } from './map-address.ts';

it.each([
  ['12 Willow Lane\nBrookside', '12%20Willow%20Lane%2C%20Brookside'],
  ['3 Fish & Chips Row', '3%20Fish%20%26%20Chips%20Row'],
])('a map looks for all of %j', (address, query) => {
  expect(mapAddress(address)).toBe(`https://www.openstreetmap.org/search?query=${query}`);
});
