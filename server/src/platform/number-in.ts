/** Beyond all numbers of a shop, and far below where doubles end. */
export const MAX_NUMBER = 1e15;

/**
 * A number of the database’s pipelines: that of a field, and 0 where something else is stored, or a number that none can
 * be reckoned with. One such record would be the error of a whole sum.
 * Kinds of values have an order in the database, and between two numbers there are numbers alone.
 *
 * @param field with its `$`
 */
export function numberIn(field: string) {
  const isReckonable = { $and: [{ $gt: [field, -MAX_NUMBER] }, { $lt: [field, MAX_NUMBER] }] };
  return { $cond: [isReckonable, { $toDouble: field }, 0] };
}
