/**
 * A text with the digits of all scripts and the full-width forms as ASCII, and without the marks that nobody sees, such
 * as those that contact books put around a number.
 */
export function toAsciiForms(text: string): string {
  return text
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\p{Nd}/gu, asciiDigit)
    .replace(/\p{Cf}/gu, '');
}

/** Unicode has the ten digits of a script in a row, from its zero on, and nothing else that is one right before it. */
function asciiDigit(digit: string): string {
  const compatible = digit.normalize('NFKC');
  if (/^[0-9]$/.test(compatible)) return compatible;
  const place = digit.codePointAt(0) ?? 0;
  let zero = place;
  while (place - zero < 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(place - zero);
}
