/** Beyond all numbers of a shop, and far below where doubles end. */
export const MAX_NUMBER = 1e15;

/**
 * A number of the database’s pipelines: that of a field, and 0 where something else is stored, or a number that none can
 * be reckoned with. One such record would be the error of a whole sum.
 *
 * @param field with its `$`
 */
export function numberIn(field: string) {
  const isNumber = { $in: [{ $type: field }, ['int', 'long', 'double', 'decimal']] };
  const isReckonable = { $and: [isNumber, { $gt: [field, -MAX_NUMBER] }, { $lt: [field, MAX_NUMBER] }] };
  return { $cond: [isReckonable, { $toDouble: field }, 0] };
}
