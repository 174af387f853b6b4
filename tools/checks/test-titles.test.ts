import { hasTest, testTitlesIn } from './test-titles.ts';

const source = `
describe('the cart', () => {
  test('is empty at first', () => {});
  test.each([['food', 5], ['beds', 25]])('charges delivery for %s', (kind, delivery) => {});
  for (const width of [390]) test.describe(\`at \${width} px\`, () => {
    test('fits', async ({ page }) => {});
  });
});
it('stands alone', () => {});
test.setTimeout(5);
`;

test('finds tests in groups, tables and loops', () => {
  expect(testTitlesIn(source).map(({ groups, title }) => [...groups, title].length)).toEqual([2, 2, 3, 1]);
});

test.each([
  'is empty at first',
  'the cart › is empty at first',
  'the cart › charges delivery for beds',
  'charges delivery for …',
  'at 390 px › fits',
  'stands alone',
])('knows “%s”', (name) => {
  expect(hasTest(source, name)).toBe(true);
});

test.each([
  ['a test that was renamed', 'is full at first'],
  ['a group alone', 'the cart'],
  ['a group that it is not in', 'the shelf › is empty at first'],
  ['a row that is not in the table', 'charges delivery for cages'],
  ['a part of a title', 'empty at first'],
])('does not know %s', (_what, name) => {
  expect(hasTest(source, name)).toBe(false);
});
