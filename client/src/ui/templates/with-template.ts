import { gapAt } from '../../../../domain/threads/answer-templates.ts';

/**
 * A text with what a template says: one choice takes the place of the one before; what was typed stays, and the template
 * comes below it.
 */
export function withTemplate(typed: string, filled: string, before: string): string {
  const own = typed === before ? '' : typed.trimEnd();
  return own ? `${own}\n\n${filled}` : filled;
}

/** Selects what of a text is still to be filled in. */
export function selectGap(field: HTMLTextAreaElement | null, text: string): void {
  const gap = gapAt(text);
  if (!field || !gap) return;
  field.focus();
  field.setSelectionRange(...gap);
}
