import type { Sheet } from '../canvas/sheet.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 900;

/** Colours of a backdrop: wall, its shade, floor, and an accent for what stands about. */
export interface Palette {
  wall: string;
  floor: string;
  accent: string;
}

export const palettes = {
  peach: { wall: '#f4d3b4', floor: '#e3b48c', accent: '#c9704a' },
  sage: { wall: '#cdd6b8', floor: '#b6bd98', accent: '#6f8257' },
  sky: { wall: '#c5d9e2', floor: '#b2c4c9', accent: '#4f7f96' },
  honey: { wall: '#f3dca2', floor: '#dcb56a', accent: '#b87a26' },
  rose: { wall: '#efcdc6', floor: '#d9a99f', accent: '#a9584f' },
  sand: { wall: '#ece0cd', floor: '#d2bd9e', accent: '#8f7250' },
  lilac: { wall: '#d9d0e0', floor: '#bdb0c6', accent: '#7d6693' },
  mint: { wall: '#c9e0d4', floor: '#a8c6b7', accent: '#4f8a76' },
  clay: { wall: '#e2b295', floor: '#b97f60', accent: '#7d4630' },
  dusk: { wall: '#8fa3ad', floor: '#74818a', accent: '#e0a45e' },
} as const satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;

export interface Scene {
  /** What lies behind the subject. */
  back: string;
  /** What stands before it. */
  front: string;
}

export type SceneName = 'studio' | 'window' | 'garden' | 'sofa' | 'rug' | 'autumn' | 'arch' | 'table';

/** Where an item is shown, and in which colours. */
export interface Setting {
  scene: SceneName;
  palette: PaletteName;
}

export type DrawScene = (sheet: Sheet, palette: Palette) => Scene;
