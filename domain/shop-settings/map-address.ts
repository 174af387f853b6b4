/** Where a map shows an address, which may be of several lines. */
export function mapAddress(address: string): string {
  const query = address.replaceAll('\n', ', ');
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(query)}`;
}
