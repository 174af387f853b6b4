/**
 * How the shop calls a value of one of the API's enums. One that it does not know, because a later version or somebody's
 * hand put it into the database, is called by itself.
 */
export function wordFor(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value.toLowerCase().replaceAll('_', ' ');
}
