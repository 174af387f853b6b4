import { importWay } from './import-sizes.ts';

it.each([
  [0, 'at once'],
  [2000, 'at once'],
  [2001, 'in the background'],
  [50_000, 'in the background'],
  [50_001, 'not at all'],
])('a file of %d rows is imported %s', (rows, way) => {
  expect(importWay(rows)).toBe(way);
});
