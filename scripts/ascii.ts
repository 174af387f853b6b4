const beyondAscii = /[^ -~\t\n\r]/g;
/** Where the escape would be read as something else. */
const unsafe = /\\[^ -~\t\n\r]|String\.raw`[^`]*[^ -~\t\n\r`]/;

/**
 * A program with escapes for its letters beyond ASCII, which stand in strings, patterns and names: V8 keeps a file in
 * which there is one with two bytes for each letter.
 *
 * @returns the code itself where such a letter is escaped already, or read as it was written
 */
export function inAscii(code: string): string {
  return unsafe.test(code) ? code : code.replace(beyondAscii, escaped);
}

function escaped(letter: string): string {
  return `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
