/** Items that a wish list has at most. */
export const MAX_WISHED_ITEMS = 100;
