/** Most lines that an address takes on a label. */
const MAX_LINES = 6;

/** A state with its ZIP code, as the form writes them: they stand behind the town. */
const stateAndZip = /^\p{L}[\p{L} .]* \d{5}(?:-\d{4})?$/u;

/**
 * An address as it stands on a parcel, a part of it a line: orders have it in one line, parted by commas. Town, state and
 * ZIP code share one.
 */
export function addressLines(location: string): string[] {
  const parts = location
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)
    .reduce<string[]>(withTownAndState, []);
  const rest = parts.slice(MAX_LINES - 1);
  return rest.length > 1 ? [...parts.slice(0, MAX_LINES - 1), rest.join(', ')] : parts;
}

function withTownAndState(lines: readonly string[], part: string): string[] {
  const town = lines.at(-1);
  const isBehindTown = lines.length > 1 && town !== undefined && stateAndZip.test(part);
  return isBehindTown ? [...lines.slice(0, -1), `${town}, ${part}`] : [...lines, part];
}
