import { altOf, enlargeLabel, type GalleryPicture, pictureLabel } from './gallery-labels.ts';

const plain: GalleryPicture = { hash: 'a', placeholder: '', width: 4, height: 3, objectPosition: '50% 50%' };
const described: GalleryPicture = { ...plain, hash: 'b', alt: 'From the side' };

test('one picture is the picture of its item', () => {
  expect(altOf([plain], 0, 'Wagwell')).toBe('Wagwell');
  expect(enlargeLabel([plain], 0, 'Wagwell')).toBe('Enlarge the picture of Wagwell');
});

test.each([
  [0, 'Wagwell, picture 1 of 2', 'Picture 1 of 2', 'Enlarge picture 1 of 2 of Wagwell'],
  [1, 'From the side', 'Picture 2 of 2: From the side', 'Enlarge picture 2 of 2 of Wagwell: From the side'],
])('of several, each says which one it is: %i', (place, alt, label, enlarge) => {
  const pictures = [plain, described];
  expect(altOf(pictures, place, 'Wagwell')).toBe(alt);
  expect(pictureLabel(pictures, place)).toBe(label);
  expect(enlargeLabel(pictures, place, 'Wagwell')).toBe(enlarge);
});
