/** A state as the domain spells it: the API has it in capitals. */
export function stateOf<Status extends string>(status: Status): Lowercase<Status> {
  return status.toLowerCase() as Lowercase<Status>;
}
