import { hasRoomForPhotos, photosObstacle, tooManyPhotos, withPhotos } from './thread-photos.ts';

const MEGABYTE = 1024 * 1024;
const tooLarge = 'Photos of at most 10 MB together, please';

test.each([
  ['none', [], null],
  ['four', [1, 2, 3, 4], null],
  ['a fifth', [1, 1, 1, 1, 1], tooManyPhotos],
  ['ten megabytes', [4 * MEGABYTE, 6 * MEGABYTE], null],
  ['a byte more', [4 * MEGABYTE, 6 * MEGABYTE, 1], tooLarge],
  ['one alone that is too large', [10 * MEGABYTE + 1], tooLarge],
])('of the photos of a message: %s', (_what, sizes, expected) => {
  expect(photosObstacle(sizes)).toBe(expected);
});

test.each([
  [0, 4, true],
  [36, 4, true],
  [37, 4, false],
  [40, 0, true],
  [41, 0, true],
])('with %i in a thread, %i more have room: %s', (kept, added, expected) => {
  expect(hasRoomForPhotos(kept, added)).toBe(expected);
});

test.each([
  [0, ''],
  [1, 'with 1 photo'],
  [2, 'with 2 photos'],
])('%i are told as “%s”', (count, said) => {
  expect(withPhotos(count)).toBe(said);
});
