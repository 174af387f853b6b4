/**
 * That an item has one of some words, said so that it chooses no index: only the rarest word of a search
 * does, and a choice between them costs the database more than the look-up.
 */
export function inFilter(words: readonly string[]): Record<string, unknown> {
  return { $nor: [{ searchWords: { $nin: words } }] };
}
