import { moved, pointAfterKey } from './picture-order.ts';

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [-1, 0, 'abc'],
])('the one at %i goes to %i', (from, to, order) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(order);
});

test.each([
  ['ArrowLeft', false, { x: 0.48, y: 0.99 }],
  ['ArrowRight', true, { x: 0.6, y: 0.99 }],
  ['ArrowUp', false, { x: 0.5, y: 0.97 }],
  // No further than the edge.
  ['ArrowDown', false, { x: 0.5, y: 1 }],
  ['Enter', false, null],
])('%s moves a focal point (far: %s)', (key, isFar, point) => {
  expect(pointAfterKey({ x: 0.5, y: 0.99 }, key, isFar)).toEqual(point);
});
