/** Whether something stored is a time that JavaScript can say. */
export function isValidDate(stored: unknown): stored is Date {
  return stored instanceof Date && !Number.isNaN(stored.getTime());
}
