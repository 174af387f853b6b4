/**
 * The label of an API enum's value. An unknown value, from a later version or written into the database by hand, is its
 * own label.
 */
export function wordFor(words: Readonly<Record<string, string>>, value: string): string {
  return words[value] ?? value.toLowerCase().replaceAll('_', ' ');
}
