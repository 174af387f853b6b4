import { toAsciiForms } from '../text/ascii-forms.ts';

/** Longest text that is parsed. */
const MAX_TEXT_LENGTH = 100;

/** What people write between the digits: spaces, dashes of all kinds, brackets, points, bullets, strokes. */
const separators = /[\s\p{Pd}\u2212\u30fc\u2043()[\]./\u00b7\u2022\u2027]/gu;

/** The marks of an extension, in writing, in `tel:` links and in dialled pauses. */
const extensionMark = /\s*(?:;ext=|ext(?:ension|n)?\b\.?:?|[x\u00d7#;]|,+)\s*/i;

/**
 * A phone number in its one form: its digits, after a plus where it has its country, and its extension.
 * `(555) 123-4567 x89` is `5551234567 ext. 89`.
 *
 * @returns null where it is none; the count of its digits is not checked
 */
export function readPhoneNumber(text: string): string | null {
  if (text.length > MAX_TEXT_LENGTH) return null;
  const typed = toAsciiForms(text).trim().replace(/^tel:/i, '');
  // A number that begins with a separator is none, but for the bracket around an area: a debt begins with a dash.
  if (!/^[\d+([]/.test(typed)) return null;
  const [number = '', extension, ...others] = typed.split(extensionMark);
  if (others.length > 0 || (extension !== undefined && !/^\d{1,7}$/.test(extension))) return null;

  const digits = withoutTrunkZero(number).replace(separators, '');
  if (!/^\+?\d+$/.test(digits)) return null;
  return extension === undefined ? digits : `${digits} ext. ${extension}`;
}

/** Whether a number in its one form has as many digits, its extension aside, as phone numbers of the world have. */
export function hasPhoneLength(phone: string): boolean {
  const [number = ''] = phone.split(' ext. ');
  const digits = number.replace('+', '').length;
  return digits >= 5 && digits <= 15;
}

/** The address that a telephone dials. Older records have their number as it was typed. */
export function phoneAddress(phone: string): string {
  const known = readPhoneNumber(phone);
  if (!known) return `tel:${phone.replace(/[^\d+]/g, '')}`;
  return `tel:${known.replace(' ext. ', ';ext=')}`;
}

/** `+44 (0)20` has a 0 that is left out from abroad. */
function withoutTrunkZero(number: string): string {
  return number.replace(/^(\s*[([]?\s*\+.*?)\(\s*0\s*\)/, '$1');
}
