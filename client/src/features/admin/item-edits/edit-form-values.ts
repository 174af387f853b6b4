import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { readDecimal } from '../../../../../domain/input/decimal-text.ts';
import { itemsChangeRules } from '../../../../../domain/item-edits/items-change-rules.ts';
import { PriceRounding as roundings } from '../../../../../domain/item-edits/new-price.ts';
import type { ItemsChangeInput, PriceRounding } from '../../../gql/graphql.ts';
import { readTypedTime } from '../../../lib/format/typed-time.ts';

/** The dialog as it is filled: every field is text until it is sent. What is empty stays as it is. */
export interface EditFormValues {
  priceBy: 'percent' | 'amount';
  price: string;
  roundTo: PriceRounding;
  from: string;
  saleUntil: string;
  stock: string;
  shelf: string;
  brand: string;
  family: string;
  supplier: string;
  reorderLevel: string;
  isRetired: boolean;
  confirmsUnusual: boolean;
}

export const emptyEditForm: EditFormValues = {
  ...{ priceBy: 'percent', price: '', roundTo: 'CENT', from: '', saleUntil: '' },
  ...{
    stock: '',
    shelf: '',
    brand: '',
    family: '',
    supplier: '',
    reorderLevel: '',
    isRetired: false,
    confirmsUnusual: false,
  },
};

/** The fields of the dialog in which the API's fields are typed. */
const typedIn: Readonly<Record<string, keyof EditFormValues>> = {
  pricePercent: 'price',
  priceAmount: 'price',
};

/** Whether anything is said that could be looked at. */
export function saysSomething({ roundTo, isRetired, ...values }: EditFormValues): boolean {
  const { price, stock, shelf, brand, family, supplier, reorderLevel } = values;
  const texts = [price, stock, shelf, brand, family, supplier, reorderLevel];
  return isRetired || roundTo !== 'CENT' || texts.some((text) => text.trim() !== '');
}

/** What is meant, in the API's words; what is no number is sent as one that the rules refuse. */
export function changeInputOf(values: EditFormValues): ItemsChangeInput {
  const { priceBy, price, roundTo, shelf, brand, family, supplier, isRetired, confirmsUnusual } = values;
  const { stock, reorderLevel } = values;
  const by = priceBy === 'percent' ? 'pricePercent' : 'priceAmount';
  const numbers = given({ [by]: price, stock, reorderLevel });
  return {
    ...Object.fromEntries(numbers.map(([field, text]) => [field, numberIn(text)])),
    ...(roundTo !== 'CENT' && { roundTo }),
    ...(values.from && { from: readTypedTime(values.from) }),
    ...(values.saleUntil && { saleUntil: readTypedTime(values.saleUntil) }),
    ...Object.fromEntries(given({ shelf, brand, family, supplier })),
    ...(isRetired && { isRetired }),
    ...(confirmsUnusual && { confirmsUnusual }),
  };
}

function given(texts: Readonly<Record<string, string>>): [field: string, text: string][] {
  return Object.entries(texts).filter(([, text]) => text.trim() !== '');
}

/** What is wrong with it, by the field of the dialog. */
export function editFormErrors(values: EditFormValues, now: Date): Record<string, string> {
  const { roundTo, ...input } = changeInputOf(values);
  const change = { ...input, ...(roundTo && { roundTo: roundings[roundTo] }) };
  const { error } = itemsChangeRules(now).safeParse(change);
  return error ? atFields(fieldErrors(error)) : {};
}

/** Problems of the API by the field of the dialog: `change.pricePercent` is about the price. */
export function atFields(problems: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = Object.entries(problems).map(([path, problem]) => {
    const field = path.replace(/^change\./, '');
    return [typedIn[field] ?? field, String(problem)];
  });
  return Object.fromEntries(named);
}

function numberIn(text: string): number {
  const typed = text.trim().replace(/^[−–]/, '-').replace(/^\+/, '');
  const sign = typed.startsWith('-') ? -1 : 1;
  const reading = readDecimal(typed.replace(/^-/, ''));
  return 'value' in reading ? sign * reading.value : Number.NaN;
}
