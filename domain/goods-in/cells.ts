import { type ItemField, itemFields } from '../catalogue/item-fields.ts';

/** The sign before the decimals. */
export type DecimalSign = '.' | ',';

/** Which sign stands before the decimals of some amounts; undefined where they leave it open. */
export function decimalSignOf(amounts: readonly string[]): DecimalSign | undefined {
  const votes = { ',': 0, '.': 0 };
  for (const amount of amounts) {
    const digits = amount.replace(/[^\d.,]/g, '');
    const last = Math.max(digits.lastIndexOf(','), digits.lastIndexOf('.'));
    const sign = digits[last];
    if (sign !== ',' && sign !== '.') continue;
    const isBoth = digits.includes(',') && digits.includes('.');
    // Three digits behind a single sign may be thousands.
    if (isBoth || digits.length - last - 1 !== 3) votes[sign] += 1;
  }
  if (votes[','] === votes['.']) return undefined;
  return votes[','] > votes['.'] ? ',' : '.';
}

const currency = /[€$£¥]|\b(?:usd|eur|gbp|chf|us\$)\b/gi;

/** A number as a list has it, without its currency and the signs between thousands; what is none stays as it is. */
export function plainNumber(text: string, sign: DecimalSign | undefined): string {
  const bare = text.replace(currency, '').replace(/[\s\u00a0\u202f']/g, '');
  if (sign === undefined) return bare;
  const number = sign === ',' ? bare.replaceAll('.', '').replace(',', '.') : bare.replaceAll(',', '');
  return /^-?\d+(\.\d*)?$|^-?\.\d+$/.test(number) ? number : text.trim();
}

/** An option of a field as the shop writes it, whatever the case of the cell; else what the cell says. */
export function optionText(name: string, cell: string): string {
  const field = (itemFields as Readonly<Record<string, ItemField>>)[name];
  if (!field || !('options' in field)) return cell;
  const wanted = cell.trim().toLowerCase().replaceAll('_', ' ');
  const found = Object.entries(field.options).find(
    ([key, value]) => value.toLowerCase() === wanted || key.toLowerCase().replaceAll('_', ' ') === wanted,
  );
  return found ? found[1] : cell;
}

/** Cents of an amount that has more decimals, as prices of single pieces in lists have. */
export function roundedCents(amount: string): string {
  return /^\d+\.\d{3,}$/.test(amount) ? (Math.round(Number(amount) * 100) / 100).toFixed(2) : amount;
}
