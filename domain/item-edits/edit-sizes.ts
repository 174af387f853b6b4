/** Items that one edit changes at most: all of a large shop. */
export const MAX_EDITED_ITEMS = 50_000;

/**
 * Items that are changed at once: as many as one transaction writes, with their audit, in about two seconds, long before
 * the database gives it up. More are changed some after others.
 */
export const MAX_ITEMS_AT_ONCE = 1000;
