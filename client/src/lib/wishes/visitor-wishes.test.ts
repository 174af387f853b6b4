import { forgetWish, keepWish, putWishesBack, takeWishes } from './visitor-wishes.ts';

const KEY = 'pet-store-wishes';

beforeEach(() => localStorage.clear());

test('wishes are kept once each, the latest first', () => {
  for (const id of ['a', 'b', 'a']) expect(keepWish(id)).toBe(true);
  expect(takeWishes()).toEqual(['a', 'b']);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(takeWishes()).toEqual([]);
});

test('a full list takes no other, and lets one that it has come to the front', () => {
  localStorage.setItem(KEY, JSON.stringify(Array.from({ length: 100 }, (_, index) => `w${index}`)));
  expect(keepWish('another')).toBe(false);
  expect(keepWish('w99')).toBe(true);
  forgetWish('w0');
  expect(keepWish('another')).toBe(true);
  expect(takeWishes().slice(0, 2)).toEqual(['another', 'w99']);
});

test('what could not be given comes back before what was wished for meanwhile', () => {
  keepWish('new');
  putWishesBack(['old', 'new']);
  expect(takeWishes()).toEqual(['old', 'new']);
});

test.each([['not json'], ['{}'], ['[1, "<script>", "ok"]']])(
  'what somebody wrote there counts as far as it is one: %s',
  (text) => {
    localStorage.setItem(KEY, text);
    expect(takeWishes()).toEqual(text.includes('ok') ? ['ok'] : []);
  },
);
