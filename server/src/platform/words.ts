/** Longest word that is kept, in characters; of a longer one its beginning. */
const MAX_LENGTH = 40;

/** Lower-case words of letters and digits, without accents. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/[\p{L}\p{N}]+/gu) ?? [];
  return [...new Set(words.map((word) => word.slice(0, MAX_LENGTH)))];
}
