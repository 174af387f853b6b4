/** Letters of Hebrew, Arabic and the other scripts that are written from right to left. */
const LETTER = String.raw`[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]`;
/** A whole name of them, with what stands between its words. */
const run = new RegExp(`${LETTER}+(?:[^\\p{L}\\p{Sc}\\n]*${LETTER}+)*`, 'gu');

const ISOLATE = '\u2068';
const END_OF_ISOLATE = '\u2069';
const LEFT_TO_RIGHT = '\u200e';

/**
 * Keeps names from right to left to themselves in a sentence of ours. Without it the amount behind a name is shown before
 * it, and a line that begins with one runs from right to left as a whole. Other texts stay as they are.
 */
export function isolateNames(text: string): string {
  return text.replace(/^.+$/gmu, isolateInLine);
}

function isolateInLine(line: string): string {
  const isolated = line.replace(run, (name) => `${ISOLATE}${name}${END_OF_ISOLATE}`);
  return isolated === line ? line : `${LEFT_TO_RIGHT}${isolated}`;
}

/** How many letters of a text are shown. */
export function shownLength(text: string): number {
  return text.replace(/[\u200e\u2068\u2069]/g, '').length;
}
