import { toAsciiForms } from './ascii-forms.ts';

/** Hyphens and dashes of all kinds, and the minus signs that pass for them. */
const dash = /[\p{Pd}\u02d7\u2043\u2212]/gu;

/**
 * The letters, digits and signs that somebody meant who typed or copied a code, in capitals: as keyboards, spell checkers
 * and mails deliver them, with accents, in full width, with any dash, and with marks that nobody sees in between.
 */
export function typedSigns(text: string): string {
  return toAsciiForms(text).normalize('NFKD').replace(/\p{M}/gu, '').replace(dash, '-').toUpperCase().trim();
}
