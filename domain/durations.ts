/** Spans of time, in milliseconds. A day is one of 24 hours: those of the shop's calendar are shorter or longer at times. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** By which clocks of several processes, or of members of the replica set, may differ without one being wrong. */
export const CLOCK_TOLERANCE_MS = 60_000;
