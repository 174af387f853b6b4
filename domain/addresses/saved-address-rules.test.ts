import { savedAddressRules } from './saved-address-rules.ts';

const home = {
  ...{ name: 'Home', isPreferred: true, lines: ['12 Orchard Lane'], city: 'Portland' },
  ...{ state: 'OR', postcode: '97201', country: 'US' },
};

it.each([
  ['a whole one', {}, []],
  ['a ZIP code with four more digits', { postcode: '97201-1234' }, []],
  ['a soldier abroad', { city: 'APO', state: 'AE', postcode: '09012' }, []],
  ['a soldier in a city', { state: 'AE' }, ['city']],
  ['no state', { state: '' }, ['state']],
  ['no state of the US', { state: 'PDX' }, ['state']],
  ['no ZIP code', { postcode: '' }, ['postcode']],
  ['four digits', { postcode: '9720' }, ['postcode']],
  ['no name', { name: ' ' }, ['name']],
  ['a name that is a link', { name: 'https://evil.example' }, ['name']],
  ['no street', { lines: [' '] }, ['lines']],
  ['four lines', { lines: ['a', 'b', 'c', 'd'] }, ['lines']],
  ['too much of all', { lines: ['x'.repeat(119), 'y'.repeat(119)], city: 'z'.repeat(119) }, ['lines']],
  ['one in Dublin', { state: '', postcode: 'D02 X285', city: 'Dublin', country: 'Ireland' }, []],
  ['one in Berlin', { state: null, postcode: '10115', city: 'Berlin', country: 'DE' }, []],
  [
    'one in Berlin with a letter',
    { state: null, postcode: 'K10115', city: 'Berlin', country: 'DE' },
    ['postcode'],
  ],
  ['one in Toronto without a province', { state: '', postcode: 'M5V 2T6', country: 'CA' }, ['state']],
  ['one in Hong Kong', { state: '', postcode: '', city: 'Kowloon', country: 'HK' }, []],
  ['one of a country without a form', { state: '', postcode: '12-34', country: 'Atlantis' }, []],
])('an address book asks of %s', (_case, changes, fields) => {
  const { error } = savedAddressRules.safeParse({ ...home, ...changes });
  expect(error?.issues.map(({ path }) => path[0]) ?? []).toEqual(fields);
});

it('keeps codes for what is written in words', () => {
  const written = { ...home, state: 'oregon', country: 'united states', lines: ['12 Orchard Lane', ' '] };
  expect(savedAddressRules.parse(written)).toEqual({ ...home, id: undefined });
  expect(
    savedAddressRules.parse({ ...home, state: null, postcode: 'sw1a 1aa', country: 'UK' }),
  ).toMatchObject({
    ...{ state: '', postcode: 'SW1A 1AA', country: 'GB' },
  });
});
