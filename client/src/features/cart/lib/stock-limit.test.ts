import { roomFor } from './stock-limit.ts';

describe('room for more of an item', () => {
  it.each([
    ['all that is in stock', { stock: 12, isAvailable: true }, 0, 12],
    ['less what is in the cart', { stock: 12, isAvailable: true }, 5, 7],
    ['none when the cart has all of it', { stock: 3, isAvailable: true }, 3, 0],
    ['none when the stock has shrunk below the cart', { stock: 2, isAvailable: true }, 5, 0],
    ['at most 99', { stock: 5000, isAvailable: true }, 0, 99],
    ['99 where pieces are not counted', { stock: null, isAvailable: true }, 0, 99],
    ['none of what cannot be ordered', { stock: 5, isAvailable: false }, 0, 0],
  ])('is %s', (_name, item, inCart, room) => {
    expect(roomFor(item, inCart)).toBe(room);
  });
});
