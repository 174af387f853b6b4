/** Cuts a text into graphemes; created with the first text that is too long. */
let segmenter: Intl.Segmenter | undefined;

/** The beginning of a text, at most so long, that ends between two graphemes: never within an emoji or a letter with marks. */
export function truncateText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One grapheme more than fits is read, not a whole novel; one that is longer is left out as a whole.
  const start = text.slice(0, maxLength * 2);
  return longestPrefix(graphemesOf(start), maxLength) || longestPrefix(start, maxLength);
}

function longestPrefix(parts: Iterable<string>, maxLength: number): string {
  let start = '';
  for (const part of parts) {
    if (start.length + part.length > maxLength) break;
    start += part;
  }
  return start;
}

/** Firefox has Intl.Segmenter since 2024 only; without it, surrogate pairs at least stay together. */
function graphemesOf(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
