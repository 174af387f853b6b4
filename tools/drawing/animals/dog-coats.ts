import type { Clan, Color } from '../../../domain/catalogue/pet-options.ts';

export type DogClan = Extract<Clan, 'American Bully' | 'Australian Shepherd' | 'German Shepherd' | 'Harrier'>;

/** How a dog is coloured. `base` is most of it; the others are there where the breed has them. */
export interface DogCoat {
  base: string;
  /** Chest, paws and blaze. */
  white?: string;
  /** Cheeks, brows and legs. */
  tan?: string;
  /** Saddle and mask, or the patches of a merle. */
  dark?: string;
  pattern: 'bib' | 'blaze' | 'shepherd' | 'merle' | 'saddle' | 'hound' | 'solid';
  nose: string;
  iris: string;
}

const white = '#f3eadd';
const brownEyes = '#6d3f1c';
const amberEyes = '#a8691f';

export const dogCoats: Record<DogClan, Record<Color, DogCoat>> = {
  'American Bully': {
    Bicolor: { base: '#bd8650', white, pattern: 'blaze', nose: '#2a1f1f', iris: brownEyes },
    Black: { base: '#353031', white, pattern: 'bib', nose: '#151214', iris: brownEyes },
    Brown: { base: '#864f2f', white, pattern: 'bib', nose: '#4a2a22', iris: amberEyes },
    Gray: { base: '#83878f', white, pattern: 'bib', nose: '#33353b', iris: '#8a6a3a' },
  },
  'Australian Shepherd': {
    Bicolor: { base: '#322c2d', white, pattern: 'shepherd', nose: '#171314', iris: brownEyes },
    Black: { base: '#322c2d', white, tan: '#b8713a', pattern: 'shepherd', nose: '#171314', iris: amberEyes },
    Brown: { base: '#8d4727', white, tan: '#c98a4e', pattern: 'shepherd', nose: '#54281f', iris: amberEyes },
    Gray: {
      base: '#9ea3a8',
      white,
      tan: '#b9763f',
      dark: '#3b3b42',
      pattern: 'merle',
      nose: '#1d191b',
      iris: '#5f9cc4',
    },
  },
  'German Shepherd': {
    Bicolor: {
      base: '#c38a4d',
      dark: '#2c2523',
      tan: '#d9a868',
      pattern: 'saddle',
      nose: '#141112',
      iris: brownEyes,
    },
    Black: { base: '#343031', pattern: 'solid', nose: '#131112', iris: '#7d4a20' },
    Brown: {
      base: '#a8713f',
      dark: '#583722',
      tan: '#c2915a',
      pattern: 'saddle',
      nose: '#241815',
      iris: brownEyes,
    },
    Gray: {
      base: '#b3a797',
      dark: '#4b4745',
      tan: '#cdc0ac',
      pattern: 'saddle',
      nose: '#191617',
      iris: '#7a4b22',
    },
  },
  Harrier: {
    Bicolor: { base: '#cf9555', white, pattern: 'hound', nose: '#3a2622', iris: brownEyes },
    Black: { base: '#b3743b', white, dark: '#2f2928', pattern: 'hound', nose: '#181314', iris: brownEyes },
    Brown: { base: '#9a5a2e', white, pattern: 'hound', nose: '#3d241d', iris: brownEyes },
    Gray: { base: '#b48d66', white, dark: '#757a83', pattern: 'hound', nose: '#26201f', iris: brownEyes },
  },
};
