const begin = '<!-- npm run bench writes from here -->';
const end = '<!-- to here -->';

/** A document with new text between its two marks; what stands around them stays. */
export function replaceBetweenMarkers(document: string, text: string): string {
  const [before, rest] = split(document, begin);
  const [, after] = split(rest, end);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}

function split(text: string, mark: string): [before: string, after: string] {
  const place = text.indexOf(mark);
  if (place < 0) throw new Error(`There is no line ${mark}`);
  return [text.slice(0, place), text.slice(place + mark.length)];
}
