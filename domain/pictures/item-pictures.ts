/** Pictures that an item has at most. */
export const MAX_PICTURES = 10;

/** Photos that a review has at most. */
export const MAX_REVIEW_PHOTOS = 4;

/** Longest alternative text of a picture, in characters. */
export const MAX_ALT_LENGTH = 160;
