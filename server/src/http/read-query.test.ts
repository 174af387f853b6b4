import { readQuery } from './read-query.ts';

test.each([
  ['/pets?email=sam+cats@petshop.test', { email: 'sam+cats@petshop.test' }],
  ['/pets?from=2026-11-26&to=', { from: '2026-11-26', to: '' }],
  ['/pets', {}],
])('%s says what it says', (address, parameters) => {
  expect({ ...readQuery(address) }).toEqual(parameters);
});

test.each(['from[]=1', 'from[0]=1', 'from%5B%5D=1', 'email[a][b]=1', 'from[=1'])(
  'a list in place of a parameter is none that was left out: %s',
  (query) => {
    expect(() => readQuery(`/pets?${query}`)).toThrow('A parameter is one value, not a list');
  },
);
