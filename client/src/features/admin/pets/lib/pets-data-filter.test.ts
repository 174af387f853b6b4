import { isFiltered, PAGE_SIZE, readFilter, variablesOf, writeFilter } from './pets-data-filter.ts';

const everything = readFilter(new URLSearchParams());

describe('the filter of all items', () => {
  it('defaults to all items, newest first', () => {
    expect(everything).toEqual({ orderBy: 'NEWEST', shown: PAGE_SIZE });
    expect(isFiltered(everything)).toBe(false);
    expect(writeFilter(everything, {}).toString()).toBe('');
  });

  it('survives writing and reading', () => {
    const filter = {
      search: 'rope tug',
      category: 'ACCESSORIES',
      type: 'DOG',
      availability: 'RETIRED',
      orderBy: 'STOCK_LOW_TO_HIGH',
      shown: 3 * PAGE_SIZE,
    } as const;
    const address = writeFilter(everything, filter);

    expect(address.toString()).toBe(
      'q=rope+tug&category=accessories&type=dog&state=retired&sort=stock&shown=60',
    );
    expect(readFilter(address)).toEqual(filter);
    expect(isFiltered(filter)).toBe(true);
  });

  it('resets to the first page when a filter changes', () => {
    const third = { ...everything, shown: 60 };
    expect(writeFilter(third, { category: 'FOOD' }).get('shown')).toBeNull();
    expect(writeFilter(third, { shown: 80 }).get('shown')).toBe('80');
  });

  it('removes a condition from the URL', () => {
    expect(writeFilter({ ...everything, category: 'FOOD' }, { category: undefined }).toString()).toBe('');
  });

  it.each([
    'category=hats',
    'state=asleep',
    'sort=colour',
    'shown=-5',
    'shown=many',
    'shown=100000',
    'q=%20',
  ])('ignores %s', (address) => {
    expect(readFilter(new URLSearchParams(address))).toEqual(everything);
  });

  it('sends the API no displayed count', () => {
    expect(variablesOf({ ...everything, search: 'rope', type: 'CAT', shown: 60 })).toEqual({
      where: { type: 'CAT' },
      search: 'rope',
      orderBy: 'NEWEST',
    });
  });
});
