import { DAY_MS, MINUTE_MS } from '../../../../domain/durations.ts';

/** How long a checkout holds its stock before it must be paid, in milliseconds. */
export const HOLD_MS = 15 * MINUTE_MS;

/** How long an amount of the legacy client waits to be paid, in milliseconds. */
export const LEGACY_HOLD_MS = 30 * MINUTE_MS;

/** How long an unclaimed legacy payment waits for its entries, in milliseconds. */
export const LEGACY_MATCHING_MS = 30 * MINUTE_MS;

/** How long a pay link waits to be paid, in milliseconds. */
export const PAY_LINK_MS = 3 * DAY_MS;
