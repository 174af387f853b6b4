import { petRules } from '../../../../../../domain/input/input-rules.ts';
import { texts } from '../../../../../../domain/text/texts.ts';

/** What can be changed right in the list. */
export type RowField = 'petname' | 'petprice' | 'stock';

export type RowChange = { petname: string } | { petprice: number } | { stock: number };

export type Reading = { readonly change: RowChange } | { readonly problem: string };

/** A typed text as a change of one field, or what is wrong with it by the shop's rules. */
export function readField(field: RowField, text: string): Reading {
  if (text.trim() === '') return { problem: texts.fieldRequired };

  const checked = petRules.shape[field].safeParse(text);
  if (!checked.success) return { problem: checked.error.issues[0]?.message ?? texts.fieldRequired };
  return { change: { [field]: checked.data } as RowChange };
}
