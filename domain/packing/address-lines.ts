/** Most lines that an address takes on a label. */
const MAX_LINES = 6;

/** An address as it stands on a parcel, a part of it a line: orders have it in one line, parted by commas. */
export function addressLines(location: string): string[] {
  const parts = location
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const rest = parts.slice(MAX_LINES - 1);
  return rest.length > 1 ? [...parts.slice(0, MAX_LINES - 1), rest.join(', ')] : parts;
}
