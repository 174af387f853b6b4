/** Control characters, halves of pairs, what is no character, and what turns the direction of the text around it. */
const unprintable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  /[\p{Cs}\p{Noncharacter_Code_Point}\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/gu;

/** Spaces, what only joins or turns others, and the letters and signs that are blank: fillers, Braille's, Egyptian's. */
const visible =
  /[^\s\p{Z}\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800\u{1d159}\u{13441}\u{13442}]/u;

/** A text without what can't be shown, and must not be stored. */
export function printableText(text: string): string {
  return text.replace(unprintable, '');
}

/** Whether a text can be stored as it is. */
export function isPrintable(text: string): boolean {
  return printableText(text) === text;
}

/** Whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return visible.test(text);
}

/** A name that comes from elsewhere and can't be asked for again; empty where nothing of it can be seen. */
export function visibleText(text: string): string {
  const printable = printableText(text).trim();
  return isVisible(printable) ? printable : '';
}
