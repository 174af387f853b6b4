/**
 * The label of an API enum's value. An unknown value, from a later version or written into the database by hand, is its
 * own label.
 */
export function labelFor(labels: Readonly<Record<string, string>>, value: string): string {
  return labels[value] ?? value.toLowerCase().replaceAll('_', ' ');
}
