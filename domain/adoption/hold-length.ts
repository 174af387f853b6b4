/** Most days from today until the end of a hold that the staff put off. */
export const MAX_HOLD_AHEAD_DAYS = 60;
