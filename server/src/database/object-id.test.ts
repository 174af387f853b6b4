import { isObjectId, toObjectId } from './object-id.ts';

test.each([
  ...[
    '',
    ' ',
    '0',
    'x',
    '\u0000',
    '%00',
    '../..',
    '%2e%2e',
    '$where',
    '[$ne]',
    '{"$ne":null}',
    '[object Object]',
  ],
  ...[
    'abcdefghijkl',
    '0'.repeat(23),
    '0'.repeat(25),
    'z'.repeat(24),
    'a'.repeat(24_000),
    ` ${'0'.repeat(24)}`,
  ],
  `${'0'.repeat(24)}\n`,
])('%j is the id of nothing', (id) => {
  expect(isObjectId(id)).toBe(false);
  expect(() => toObjectId(id, 'Item')).toThrow('Item not found');
});

test.each([[{ $ne: null }], [['0'.repeat(24)]], [5], [null], [undefined]])('%j is no id', (id) => {
  expect(isObjectId(id)).toBe(false);
});

test('24 hexadecimal digits are one, in capitals too', () => {
  expect(String(toObjectId('0123456789ABCDEF01234567', 'Item'))).toBe('0123456789abcdef01234567');
});
