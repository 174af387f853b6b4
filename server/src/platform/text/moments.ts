/** Whether something stored is a moment that JavaScript can say. */
export function isMoment(stored: unknown): stored is Date {
  return stored instanceof Date && !Number.isNaN(stored.getTime());
}
