import { changesBetween } from './changes.ts';

interface Item {
  name?: string | null;
  price?: number;
  since?: Date;
  phone?: string;
}

const fields = ['name', 'price', 'since'] as const;

describe('what the audit says of a change', () => {
  it.each<[string, Item | null, Item | null, object[]]>([
    ['nothing', { name: 'Rex', price: 5 }, { name: 'Rex', price: 5 }, []],
    ['a value', { price: 5 }, { price: 12.5 }, [{ field: 'price', before: '5', after: '12.5' }]],
    ['to nothing', { name: 'Rex' }, { name: '' }, [{ field: 'name', before: 'Rex', after: '' }]],
    ['a field that comes', {}, { price: 0 }, [{ field: 'price', before: null, after: '0' }]],
    ['a field that goes', { name: 'Rex' }, {}, [{ field: 'name', before: 'Rex', after: null }]],
    ['null, which is nothing', { name: null }, {}, []],
    ['a new record', null, { name: 'Rex' }, [{ field: 'name', before: null, after: 'Rex' }]],
    ['a record that is gone', { name: 'Rex' }, null, [{ field: 'name', before: 'Rex', after: null }]],
    [
      'a moment, in UTC',
      { since: new Date(0) },
      {},
      [{ field: 'since', before: '1970-01-01T00:00:00.000Z', after: null }],
    ],
    [
      'what was to be a moment and is none',
      { since: new Date(Number.NaN) },
      {},
      [{ field: 'since', before: 'Invalid Date', after: null }],
    ],
    ['the same moment', { since: new Date(7) }, { since: new Date(7) }, []],
    ['a field that is not for the audit', { phone: '1' }, { phone: '2' }, []],
  ])('names %s', (_what, before, after, changes) => {
    expect(changesBetween(before, after, fields)).toEqual(changes);
  });
});
