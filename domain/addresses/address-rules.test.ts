import { addressLine, readAddressLine } from './address-line.ts';
import { collectionContactRules, parcelContactRules } from './address-rules.ts';

const whole = {
  ...{ location: '12 Orchard Lane', town: 'Portland' },
  ...{ state: 'OR', postcode: '97201', country: 'United States' },
};
const contact = { username: 'Ada', phone: '5551234567', ...whole };

it.each([
  ['all parts', {}, '12 Orchard Lane, Portland, OR 97201, United States'],
  ['no country', { country: '' }, '12 Orchard Lane, Portland, OR 97201'],
  ['no state', { state: ' ', country: 'Ireland' }, '12 Orchard Lane, Portland, 97201, Ireland'],
  [
    'blanks around them',
    { location: ' 12 Orchard Lane ', country: ' USA ' },
    '12 Orchard Lane, Portland, OR 97201, USA',
  ],
])('an address of %s is one text, and is read again', (_case, changes, expected) => {
  const address = { ...whole, ...changes };
  expect(addressLine(address)).toBe(expected);
  const trimmed = Object.fromEntries(Object.entries(address).map(([name, part]) => [name, part.trim()]));
  expect(readAddressLine(expected)).toEqual(trimmed);
});

it.each([
  [
    'as the form wrote it before',
    '12 Orchard Lane, 97201 Portland, United States',
    { location: '12 Orchard Lane', town: 'Portland', state: '', postcode: '97201', country: 'United States' },
  ],
  [
    'with a comma in its street',
    'Flat 3, 12 Orchard Lane, Portland, OR 97201',
    { ...whole, location: 'Flat 3, 12 Orchard Lane', country: '' },
  ],
  [
    'in words of one’s own',
    'the blue house, Portland',
    { location: 'the blue house, Portland', town: '', state: '', postcode: '', country: '' },
  ],
])('an address %s is read', (_how, text, address) => {
  expect(readAddressLine(text)).toEqual(address);
});

it.each([
  ['takes an address', {}, []],
  ['takes one without a country', { country: '' }, []],
  ['takes a state by its name, and a longer code', { state: 'Oregon', postcode: '97201-1234' }, []],
  ['takes one of a country without states', { state: '', postcode: 'D02 X285', country: 'Ireland' }, []],
  [
    'wants all of it at once',
    { username: '', location: ' ', phone: '', town: '', state: '', postcode: '', country: '' },
    ['username', 'location', 'phone', 'town', 'postcode', 'state'],
  ],
  ['knows that x is none', { location: 'x' }, ['location']],
  ['knows that a number alone is none', { location: '1234' }, ['location']],
  ['knows that x is no town', { town: 'x' }, ['town']],
  ['knows that x is no state', { state: 'x' }, ['state']],
  ['knows that x is no ZIP code', { postcode: 'x' }, ['postcode']],
  ['wants five digits at home', { postcode: '9720' }, ['postcode']],
  ['counts all of it', { town: 'x'.repeat(300) }, ['location']],
])('the form of a parcel %s', (_case, changes, fields) => {
  const { error } = parcelContactRules.safeParse({ ...contact, ...changes });
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(fields);
});

it('the form of what is collected asks for no address', () => {
  const nowhere = { location: '', town: '', state: '', postcode: '', country: '' };
  expect(collectionContactRules.safeParse({ ...contact, ...nowhere }).success).toBe(true);
  expect(collectionContactRules.safeParse({ ...contact, phone: '' }).success).toBe(false);
});
