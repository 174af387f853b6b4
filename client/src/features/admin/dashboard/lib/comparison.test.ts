import { compare } from './comparison.ts';

describe('a comparison', () => {
  it.each([
    [150, 100, 'up', '50% more than last month by this day ($100.00)'],
    [75, 100, 'down', '25% less than last month by this day ($100.00)'],
    [0, 100, 'down', '100% less than last month by this day ($100.00)'],
    [100.2, 100, 'same', 'As much as last month by this day ($100.00)'],
    [12_345, 1, 'up', '1,234,400% more than last month by this day ($1.00)'],
    [10, 0, 'up', 'There was nothing last month by this day'],
    [0, 0, 'same', 'There was nothing last month by this day'],
  ])('of $%d with $%d goes %s: %s', (now, before, direction, text) => {
    expect(compare(now, before, 'last month by this day')).toEqual({ direction, text });
  });
});
