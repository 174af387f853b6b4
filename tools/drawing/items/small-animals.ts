import type { SmallAnimalArt } from '../animals/animal-art.ts';

/** How the pictures of these items are drawn, by the item's key. */
export const smallAnimalArt: Readonly<Record<string, SmallAnimalArt>> = {
  'other-hazel': { draws: 'small animal', species: 'rabbit', scene: 'garden', palette: 'sage' },
  'other-pepper': { draws: 'small animal', species: 'lop rabbit', scene: 'studio', palette: 'rose' },
  'other-magpie': {
    draws: 'small animal',
    species: 'rabbit',
    scene: 'rug',
    palette: 'honey',
    isMirrored: true,
  },
  'other-truffle': { draws: 'small animal', species: 'guinea pig', scene: 'studio', palette: 'mint' },
  'other-bean': {
    draws: 'small animal',
    species: 'guinea pig',
    scene: 'table',
    palette: 'peach',
    isMirrored: true,
  },
  'other-peanut': { draws: 'small animal', species: 'hamster', scene: 'table', palette: 'sky' },
  'other-kiwi': { draws: 'small animal', species: 'budgie', scene: 'window', palette: 'peach' },
  'other-skye': {
    draws: 'small animal',
    species: 'budgie',
    scene: 'garden',
    palette: 'sky',
    isMirrored: true,
  },
  'other-archimedes': { draws: 'small animal', species: 'tortoise', scene: 'garden', palette: 'honey' },
};
