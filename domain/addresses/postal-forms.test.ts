import { isMilitaryMismatch, postalFormOf, postalForms, stateCodeOf } from './postal-forms.ts';

it.each([
  ['', 'US'],
  ['USA', 'US'],
  [' United States ', 'US'],
  ['de', 'DE'],
  ['Deutschland', 'DE'],
  ['England', 'GB'],
  ['Atlantis', ''],
])('the country %j is %j', (country, code) => {
  expect(postalFormOf(country).code).toBe(code);
});

it.each([
  ['US', 'Oregon', 'OR'],
  ['US', 'or', 'OR'],
  ['US', 'Puerto Rico', 'PR'],
  ['US', 'AE', 'AE'],
  ['US', 'PDX', null],
  ['CA', 'Quebec', 'QC'],
  ['DE', 'Bayern', 'Bayern'],
  ['US', '', ''],
])('in %s, the state %j is %j', (country, state, code) => {
  expect(stateCodeOf(state, postalFormOf(country))).toBe(code);
});

it('knows every state, territory and military region of the US', () => {
  expect(Object.keys(postalFormOf('US').states)).toHaveLength(51 + 8 + 3);
});

it.each(postalForms.filter(({ needsPostcode }) => needsPostcode))(
  'the example of $name is a postcode of it',
  ({ postcode, postcodeExample }) => {
    expect(postcodeExample).toMatch(postcode);
    expect('x').not.toMatch(postcode);
  },
);

it.each([
  ['AE', 'APO', false],
  ['AE', 'Portland', true],
  ['OR', 'FPO', true],
  ['OR', 'Portland', false],
])('a %s address in %s: a mismatch is %s', (state, city, isMismatch) => {
  expect(isMilitaryMismatch(state, city)).toBe(isMismatch);
});
