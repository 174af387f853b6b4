/**
 * Fields of Query whose answers depend on the catalogue alone: not on who asks, not on the moment, on no other
 * collection than `pets`. So the answer that one visitor got is right for the next one, until an item changes.
 * server/test/public-answers.test.ts holds them to it.
 */
const publicFields: ReadonlySet<string> = new Set(['pets', 'pet']);

export function isPublicField(name: string): boolean {
  return publicFields.has(name);
}
