/** A text of at most so many characters; one that is cut ends in "…". */
export function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text.slice(0, maxLength - 1).toWellFormed()}…`;
}
