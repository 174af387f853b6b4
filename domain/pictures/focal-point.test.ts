import { type Extent, type FocalPoint, focalPointAt, objectPositionOf, pictureFrame } from './focal-point.ts';

const portrait: Extent = { width: 1200, height: 1600 };
const landscape: Extent = { width: 1600, height: 1200 };
const panorama: Extent = { width: 2400, height: 600 };
const square: Extent = { width: 1000, height: 1000 };

test.each<[string, FocalPoint, Extent, FocalPoint]>([
  ['a place in it', { x: 300, y: 320 }, portrait, { x: 0.25, y: 0.2 }],
  ['its corner', { x: 0, y: 1600 }, portrait, { x: 0, y: 1 }],
  ['a place beside it', { x: -40, y: 1700 }, portrait, { x: 0, y: 1 }],
  ['three digits are enough', { x: 1, y: 1 }, { width: 3, height: 7 }, { x: 0.333, y: 0.143 }],
  ['a picture without a size', { x: 3, y: 3 }, { width: 0, height: 0 }, { x: 0.5, y: 0.5 }],
])('the focal point of %s', (_case, spot, extent, point) => {
  expect(focalPointAt(spot, extent)).toEqual(point);
});

test.each<[string, FocalPoint, Extent, string]>([
  ['a head at the top of a portrait', { x: 0.5, y: 0.2 }, portrait, '50% 0%'],
  ['a head a little lower', { x: 0.5, y: 0.4 }, portrait, '50% 27%'],
  ['the middle of a portrait', { x: 0.5, y: 0.5 }, portrait, '50% 50%'],
  ['paws at the bottom of a portrait', { x: 0.1, y: 0.9 }, portrait, '50% 100%'],
  ['a landscape that fits its frame', { x: 0.9, y: 0.1 }, landscape, '50% 50%'],
  ['something on the right of a panorama', { x: 0.8, y: 0.1 }, panorama, '95% 50%'],
  ['the upper half of a square', { x: 0.5, y: 0.25 }, square, '50% 0%'],
  ['a picture without a size', { x: 0.2, y: 0.2 }, { width: 0, height: 0 }, '50% 50%'],
])('the position of %s in a frame of 4:3', (_case, focal, picture, position) => {
  expect(objectPositionOf(focal, picture)).toBe(position);
});

test('whatever the picture and its focal point, the frame shows that point', () => {
  const sides = [300, 900, 1200, 1600];
  const parts = [0, 0.05, 0.2, 0.5, 0.77, 1];
  for (const width of sides) {
    for (const height of sides) {
      for (const part of parts) {
        const [x = 0, y = 0] = objectPositionOf({ x: part, y: part }, { width, height })
          .split(' ')
          .map((text) => Number.parseFloat(text) / 100);
        const scale = Math.max(pictureFrame.width / width, pictureFrame.height / height);
        const seen = [
          [pictureFrame.width / (width * scale), x],
          [pictureFrame.height / (height * scale), y],
        ] as const;
        for (const [visible, position] of seen) {
          const start = position * (1 - visible);
          expect(part).toBeGreaterThanOrEqual(start - 0.01);
          expect(part).toBeLessThanOrEqual(start + visible + 0.01);
        }
      }
    }
  }
});
