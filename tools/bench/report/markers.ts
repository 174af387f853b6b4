const begin = '<!-- npm run bench writes from here -->';
const end = '<!-- to here -->';

/** A document with new text between its two markers; what stands around them stays. */
export function replaceBetweenMarkers(document: string, text: string): string {
  const [before, rest] = split(document, begin);
  const [, after] = split(rest, end);
  return `${before}${begin}\n\n${text}\n\n${end}${after}`;
}

function split(text: string, marker: string): [before: string, after: string] {
  const place = text.indexOf(marker);
  if (place < 0) throw new Error(`There is no line ${marker}`);
  return [text.slice(0, place), text.slice(place + marker.length)];
}
