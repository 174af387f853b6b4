/** Country codes of one and of two digits; the others have three (ITU-T E.164). */
const shortCode = /^([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/;

/**
 * A phone number in its one form as people read it: `+1 (914) 555-0142`, `+44 207 946 0958`, `(555) 123-4567 ext. 89`.
 * Older records have theirs as it was typed, which it stays.
 */
export function phoneText(phone: string): string {
  // 00 is dialled for abroad in most of the world.
  const [, prefix, digits = '', extension = ''] = /^(\+|00)?(\d+)( ext\. \d+)?$/.exec(phone) ?? [];
  if (!digits) return phone;
  const code = prefix ? (shortCode.exec(digits)?.[0] ?? digits.slice(0, 3)) : '';
  const number = inGroups(digits.slice(code.length), !prefix || code === '1');
  return (code && `+${code} `) + number + extension;
}

/** Threes with two to four digits at the end, and the American way what can be a number from there. */
function inGroups(digits: string, mayBeAmerican: boolean): string {
  return mayBeAmerican && /^[2-9]\d{9}$/.test(digits)
    ? digits.replace(/(...)(...)/, '($1) $2-')
    : digits.replace(/...(?=..)/g, '$& ');
}
