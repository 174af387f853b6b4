import { DAY_MS } from '../durations.ts';

/** After so many days nobody remembers, and nobody is asked. */
const FORGOTTEN_DAYS = 30;

/** When an order must have arrived so that its shopper is asked how it is. */
export interface RequestWindow {
  /** First moment of an arrival that is not forgotten. */
  readonly from: Date;
  /** Last moment of an arrival that is long enough ago. */
  readonly until: Date;
}

/** @param afterDays days to try it out, fewer than those until it is forgotten */
export function requestWindow(now: Date, afterDays: number): RequestWindow {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
  return { from: ago(FORGOTTEN_DAYS), until: ago(afterDays) };
}
