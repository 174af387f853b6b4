import { addressedContactRules, addressLine } from './address-rules.ts';

const whole = { location: '12 Orchard Lane', postcode: '97201', town: 'Portland', country: 'United States' };
const contact = { username: 'Ada', phone: '5551234567', ...whole };

it.each([
  ['all parts', {}, '12 Orchard Lane, 97201 Portland, United States'],
  ['no country', { country: '' }, '12 Orchard Lane, 97201 Portland'],
  ['a town without a postcode', { postcode: ' ' }, '12 Orchard Lane, Portland, United States'],
  ['one line alone', { postcode: '', town: '', country: '' }, '12 Orchard Lane'],
  [
    'blanks around them',
    { location: ' 12 Orchard Lane ', country: ' USA ' },
    '12 Orchard Lane, 97201 Portland, USA',
  ],
])('an address of %s is one text', (_case, changes, expected) => {
  expect(addressLine({ ...whole, ...changes })).toBe(expected);
});

it.each([
  ['takes an address in parts', {}, []],
  ['takes one in a single line', { postcode: '', town: '', country: '' }, []],
  [
    'wants what the specification wants',
    { username: '', location: ' ', phone: '' },
    ['username', 'location', 'phone'],
  ],
  ['counts all of it', { town: 'x'.repeat(300) }, ['location']],
])('the form %s', (_case, changes, fields) => {
  const { error } = addressedContactRules.safeParse({ ...contact, ...changes });
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(fields);
});
