import { findPlace, keepPlace } from './places.ts';

const place = { rows: 52, link: '/pet/1' };

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('the last twenty are kept, the latest of each', () => {
  for (let entry = 1; entry <= 21; entry++) keepPlace(`entry ${entry}`, { rows: entry, link: null });
  keepPlace('entry 2', place);
  expect([1, 2, 3, 21].map((entry) => findPlace(`entry ${entry}`)?.rows)).toEqual([undefined, 52, 3, 21]);
});

it.each(['nonsense', '{}', '[["a"]]', '[["a",{"rows":"52","link":null}]]', '[["a",{"rows":52}]]', '[null]'])(
  'what is stored as %s is no place',
  (stored) => {
    sessionStorage.setItem('pet-store-places', stored);
    expect(findPlace('a')).toBeNull();
    keepPlace('b', place);
    expect(findPlace('b')).toEqual(place);
  },
);

it('a storage that is switched off keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  keepPlace('a', place);
  expect(findPlace('a')).toBeNull();
});
