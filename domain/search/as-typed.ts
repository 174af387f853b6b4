/** The words of a search in quotation marks, of which none is corrected or put apart; null for any other search. */
export function quotedText(search: string): string | null {
  const [, text = ''] = /^\s*["“”„«]([^"“”„«»]*)["“”»]\s*$/.exec(search) ?? [];
  return text.trim() || null;
}

/** A search for its words as they are typed. */
export function asTyped(search: string): string {
  return `"${search.replace(/["“”„«»]/g, ' ').trim()}"`;
}
