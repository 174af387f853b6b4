import { changeOf, firstValues, problemsOf } from './order-change-values.ts';

const order = {
  ...{ number: 'FP-7K3M-92QD', username: 'Ada', phone: '5551234567' },
  location: '12 Orchard Lane, Portland, OR 97201, United States',
  delivery: { method: 'STANDARD' as const },
};
const pickedUp = {
  ...order,
  location: 'Curbside pickup at 3 Fern Street',
  delivery: { method: 'CURBSIDE' as const },
};
const address = {
  location: '4 Harbour Road',
  town: 'Brookside',
  state: 'NY',
  postcode: '10577',
  country: '',
};

const values = (changes: object = {}) => ({ ...firstValues(order), ...changes });

it.each([
  ['nothing', {}, null],
  ['the same number in another form', { phone: '555.123.4567' }, null],
  ['another number', { phone: '555 765 4321' }, { phone: '5557654321' }],
  ['another address', address, { location: '4 Harbour Road, Brookside, NY 10577' }],
  ['pickup, which needs no address', { delivery: 'CURBSIDE' as const, ...address }, { delivery: 'CURBSIDE' }],
])('sends %s as what was changed', (_what, changes, input) => {
  expect(changeOf(order, values(changes))).toEqual(input);
});

it('asks for an address where the order was to be picked up', () => {
  const standard = { ...firstValues(pickedUp), delivery: 'STANDARD' as const };
  expect(standard.location).toBe('');
  expect(Object.keys(problemsOf(pickedUp, standard))).toEqual(
    expect.arrayContaining(['location', 'town', 'postcode']),
  );
  expect(changeOf(pickedUp, { ...standard, ...address })).toEqual({
    location: '4 Harbour Road, Brookside, NY 10577',
    delivery: 'STANDARD',
  });
});

it('checks an address that somebody changes, and not one from before', () => {
  const old = { ...order, location: '12 Kennel Lane' };
  expect(problemsOf(old, { ...firstValues(old), phone: '555 765 4321' })).toEqual({});
  expect(Object.keys(problemsOf(old, { ...firstValues(old), location: '13 Kennel Lane' }))).toContain(
    'postcode',
  );
  expect(problemsOf(old, { ...firstValues(old), phone: 'call me' })).toHaveProperty('phone');
});
