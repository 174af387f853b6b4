import type { FocalPoint } from '../../../../../../domain/pictures/focal-point.ts';
import type { EditedPictureFieldsFragment, PetPictureInput } from '../../../../gql/graphql.ts';

export type EditedPicture = EditedPictureFieldsFragment;

/** A list with the one at a place moved to another; as it is where there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = [...list];
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return rest;
  rest.splice(to, 0, ...rest.splice(from, 1));
  return rest;
}

/** Pictures as the API takes their arrangement. */
export function toInput(pictures: readonly EditedPicture[]): PetPictureInput[] {
  return pictures.map(({ hash, alt, focalPoint: { x, y } }) => ({
    ...{ hash, alt: alt ?? '' },
    focalPoint: { x, y },
  }));
}

/** How far an arrow key moves a focal point, as a part of the picture; with Shift further. */
const STEP = 0.02;
const LONG_STEP = 0.1;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A focal point once a key was pressed; null for a key that does not move it. */
export function pointAfterKey({ x, y }: FocalPoint, key: string, isFar: boolean): FocalPoint | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = isFar ? LONG_STEP : STEP;
  return { x: withinPicture(x + direction[0] * step), y: withinPicture(y + direction[1] * step) };
}

function withinPicture(part: number): number {
  return Math.round(Math.min(1, Math.max(0, part)) * 1000) / 1000;
}
