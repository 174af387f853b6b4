/** Changes as MongoDB takes them: sets what is given, and removes what is given as undefined. */
export function setOrUnset(changes: object): {
  readonly $set: Record<string, unknown>;
  readonly $unset: Record<string, unknown>;
} {
  const fields = Object.entries(changes);
  return {
    $set: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    $unset: Object.fromEntries(
      fields.filter(([, value]) => value === undefined).map(([field]) => [field, '']),
    ),
  };
}
