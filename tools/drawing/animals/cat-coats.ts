import type { Clan, Color } from '../../../domain/catalogue/pet-options.ts';

export type CatClan = Extract<Clan, 'American Curl' | 'Bengal' | 'Calico' | 'Domestic Long Hair'>;

/** How a cat is coloured. `base` is most of it. */
export interface CatCoat {
  base: string;
  /** Muzzle, chest and paws. */
  white?: string;
  /** Stripes, or the dark ring of a rosette. */
  dark?: string;
  /** The heart of a rosette, or the second colour of a calico. */
  warm?: string;
  pattern: 'solid' | 'tuxedo' | 'tabby' | 'rosettes' | 'calico';
  nose: string;
  iris: string;
}

const white = '#f6eee2';
const pink = '#d98f88';
const [green, gold, copper] = ['#8aa84a', '#d0a02e', '#c97f2a'];

export const catCoats: Record<CatClan, Record<Color, CatCoat>> = {
  'American Curl': {
    Bicolor: { base: '#e0a266', white, dark: '#b26e33', pattern: 'tabby', nose: pink, iris: gold },
    Black: { base: '#332f33', white, pattern: 'tuxedo', nose: '#2a2022', iris: green },
    Brown: {
      base: '#a8845a',
      white: '#eadcc4',
      dark: '#4c3524',
      pattern: 'tabby',
      nose: '#b5705f',
      iris: green,
    },
    Gray: { base: '#9aa0ab', pattern: 'solid', nose: '#6e6670', iris: copper },
  },
  Bengal: {
    Bicolor: {
      base: '#efe0c6',
      white,
      dark: '#7c5b42',
      warm: '#c9a179',
      pattern: 'rosettes',
      nose: '#cf8c80',
      iris: '#5fa6c9',
    },
    Black: {
      base: '#3a3231',
      dark: '#171314',
      warm: '#2a2222',
      pattern: 'rosettes',
      nose: '#231a1b',
      iris: gold,
    },
    Brown: {
      base: '#d49a4f',
      white: '#f3dfb9',
      dark: '#3a2115',
      warm: '#a8672a',
      pattern: 'rosettes',
      nose: '#b8665a',
      iris: green,
    },
    Gray: {
      base: '#c9c7c3',
      white: '#efece6',
      dark: '#37363a',
      warm: '#8d8b8c',
      pattern: 'rosettes',
      nose: '#b0736e',
      iris: green,
    },
  },
  Calico: {
    Bicolor: {
      base: white,
      white,
      dark: '#3a3231',
      warm: '#df8f3e',
      pattern: 'calico',
      nose: pink,
      iris: gold,
    },
    Black: {
      base: '#37302f',
      white,
      dark: '#37302f',
      warm: '#d98838',
      pattern: 'calico',
      nose: pink,
      iris: copper,
    },
    Brown: {
      base: '#d98f45',
      white,
      dark: '#6b4630',
      warm: '#d98f45',
      pattern: 'calico',
      nose: pink,
      iris: green,
    },
    Gray: {
      base: '#f4ebde',
      white: '#f7f0e6',
      dark: '#8b8f9c',
      warm: '#e8c08e',
      pattern: 'calico',
      nose: pink,
      iris: '#9ab04e',
    },
  },
  'Domestic Long Hair': {
    Bicolor: { base: '#8d929d', white, pattern: 'tuxedo', nose: pink, iris: gold },
    Black: { base: '#302b2e', pattern: 'solid', nose: '#231b1d', iris: copper },
    Brown: {
      base: '#96714a',
      white: '#e9d8bd',
      dark: '#41291b',
      pattern: 'tabby',
      nose: '#ad6b5b',
      iris: green,
    },
    Gray: {
      base: '#a9adb5',
      white: '#e6e6e6',
      dark: '#5a5d68',
      pattern: 'tabby',
      nose: '#a5706d',
      iris: green,
    },
  },
};
