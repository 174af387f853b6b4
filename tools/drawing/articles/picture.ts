import type { Sheet } from '../canvas/sheet.ts';
import type { Scene } from '../scenes/scene.ts';

/** Draws what a picture of an article shows, on 1200 x 900. */
export type DrawPicture = (sheet: Sheet) => string;

export function inScene({ back, front }: Scene, ...content: readonly string[]): string {
  return back + content.join('') + front;
}
