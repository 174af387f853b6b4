/**
 * The time zone of the shop, an IANA name; undefined before its settings are known. What is shown by it is in
 * shop-clock.ts, which the first page does without.
 */
export const shopZone: { name?: string } = {};
