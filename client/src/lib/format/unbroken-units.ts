/** A space between a number and what follows it: its unit, or how often it comes. */
const space = /(\d|[×x]|of) (?=\d|[×x] |(?:m?g|kg|[cm]?l|lit(?:er|re)s?|[cm]?m|pieces?|levels?)\b)/g;

/**
 * A text in which no line ends between a number and its unit: "8 × 150 g" stays in one piece. Only its spaces change,
 * into no-break spaces.
 */
export function unbrokenUnits(text: string): string {
  return text.replace(space, '$1\u00a0');
}
