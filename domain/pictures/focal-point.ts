/*
 * The point of a picture that every frame keeps in sight, so that portrait photographs keep their heads.
 */

/** A place in a picture: 0 is its left or upper edge, 1 its right or lower one. */
export interface FocalPoint {
  readonly x: number;
  readonly y: number;
}

/** Width and height in one unit. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Of a picture that nobody knows better of. */
export const middle: FocalPoint = { x: 0.5, y: 0.5 };

/** All pictures of the shop are shown in frames of this shape. */
export const pictureFrame: Extent = { width: 4, height: 3 };

const DIGITS = 1000;

/** The focal point of a picture from a place in it. @param spot in the unit of `extent`, anywhere */
export function focalPointAt(spot: FocalPoint, { width, height }: Extent): FocalPoint {
  return { x: partOf(spot.x, width), y: partOf(spot.y, height) };
}

/**
 * Where a picture stands in its frame, as `object-position` and `background-position` have it: the focal point comes as near
 * to the middle of the frame as the edges of the picture let it.
 */
export function objectPositionOf(focal: FocalPoint, picture: Extent, frame: Extent = pictureFrame): string {
  const wide = (picture.width * frame.height) / (picture.height * frame.width);
  return `${positionOf(focal.x, 1 / wide)}% ${positionOf(focal.y, wide)}%`;
}

/** @param visible part of the picture's side that the frame shows; 1 and more for all of it */
function positionOf(focal: number, visible: number): number {
  // Of one that is shown whole it does not matter; and of what has no size nothing can be said.
  if (!(visible < 1)) return 50;
  return Math.round(within((focal - visible / 2) / (1 - visible)) * 100);
}

function partOf(distance: number, side: number): number {
  return side > 0 ? Math.round(within(distance / side) * DIGITS) / DIGITS : middle.x;
}

function within(part: number): number {
  return Math.min(1, Math.max(0, part));
}
