import {
  fromFormAddress,
  isSameAddress,
  type SavedAddress,
  toFormAddress,
  withAddress,
  withoutAddress,
} from './address-book.ts';

function anAddress(id: string, isPreferred = false): SavedAddress {
  return {
    ...{ id, name: id, isPreferred, lines: ['12 Orchard Lane', 'Flat 3'] },
    ...{ city: 'Portland', state: 'OR', postcode: '97201', country: 'US' },
  };
}

function preferredIn(list: readonly SavedAddress[]): string[] {
  return list.filter(({ isPreferred }) => isPreferred).map(({ id }) => id);
}

const home = anAddress('home', true);
const work = anAddress('work');

it.each([
  ['the first is preferred', withAddress([], work), ['work']],
  ['a second one is not', withAddress([home], work), ['home']],
  ['one that is to be takes the place', withAddress([home, work], { ...work, isPreferred: true }), ['work']],
  ['one stays where none would be', withAddress([home], { ...home, isPreferred: false }), ['home']],
  ['another one follows', withoutAddress([home, work], 'home'), ['work']],
  ['none is left of none', withoutAddress([home], 'home'), []],
])('%s', (_rule, list, preferred) => {
  expect(preferredIn(list)).toEqual(preferred);
});

it('a changed address keeps its place', () => {
  const list = withAddress([home, work], { ...home, city: 'Salem' });
  expect(list.map(({ id, city }) => `${id} ${city}`)).toEqual(['home Salem', 'work Portland']);
});

it('an address fills in the form of an order', () => {
  expect(toFormAddress(home)).toEqual({
    ...{ location: '12 Orchard Lane, Flat 3', town: 'Portland' },
    ...{ state: 'OR', postcode: '97201', country: 'United States' },
  });
});

it('an address of an order’s form is kept without who gets it', () => {
  const typed = { ...toFormAddress(home), username: 'Ada', phone: '5551234567' };
  expect(fromFormAddress(typed, 'Home')).toEqual({
    ...{ name: 'Home', lines: ['12 Orchard Lane, Flat 3'], city: 'Portland' },
    ...{ state: 'OR', postcode: '97201', country: 'United States' },
  });
});

it.each([
  ['its country is left out', { country: '' }, true],
  ['its country is short', { country: 'USA' }, true],
  ['it is in another country', { country: 'Canada' }, false],
  ['it is another house', { location: '13 Orchard Lane' }, false],
])('says whether an address is the same where %s', (_case, changes, isSame) => {
  const address = toFormAddress(home);
  expect(isSameAddress({ ...address, ...changes }, address)).toBe(isSame);
});
