/** What cuts a text into what is read as one sign: made with the first text that is too long. */
let signs: Intl.Segmenter | undefined;

/** The beginning of a text, at most so long, that ends between two signs: never within an emoji or a letter with marks. */
export function cutText(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  // One sign more than fits is looked at, not all of a novel; should it be a long one, it is left out as a whole.
  const start = text.slice(0, maxLength * 2);
  return fittingStart(signsOf(start), maxLength) || fittingStart(start, maxLength);
}

function fittingStart(parts: Iterable<string>, maxLength: number): string {
  let start = '';
  for (const part of parts) {
    if (start.length + part.length > maxLength) break;
    start += part;
  }
  return start;
}

/** Firefox has segments since 2024 only; without them, pairs at least stay together. */
function signsOf(text: string): Iterable<string> {
  if (!('Segmenter' in Intl)) return text;
  signs ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return Array.from(signs.segment(text), ({ segment }) => segment);
}
