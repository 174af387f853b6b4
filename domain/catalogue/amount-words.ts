import { type ItemFieldName, itemFields } from './item-fields.ts';

type Unit = 'g' | 'ml' | 'pieces' | 'kcal';

const GRAMS_PER_POUND = 453.592_37;
const GRAMS_PER_OUNCE = 28.349_523_125;
const ML_PER_FLUID_OUNCE = 29.573_529_562_5;

/** An amount with its unit, and beside a metric one that of the United States: "12 kg (26.5 lb)". */
const words: Readonly<Record<Unit, (amount: number) => string>> = {
  g: (grams) => `${metric(grams, 'g', 'kg')} (${pounds(grams)})`,
  ml: (ml) => `${metric(ml, 'ml', 'l')} (${rounded(ml / ML_PER_FLUID_OUNCE, 1)} fl oz)`,
  pieces: (pieces) => `${rounded(pieces, 0)} ${pieces === 1 ? 'piece' : 'pieces'}`,
  kcal: (kcal) => `${rounded(kcal, 0)} kcal`,
};

/** What stands in a field of an amount, in words; as it is in any other. */
export function amountText(name: ItemFieldName, value: unknown): string {
  const field = itemFields[name];
  return field.is === 'amount' && typeof value === 'number' ? words[field.unit](value) : String(value);
}

function metric(amount: number, small: string, large: string): string {
  return amount < 1000 ? `${rounded(amount, 0)} ${small}` : `${rounded(amount / 1000, 3)} ${large}`;
}

export function pounds(grams: number): string {
  return grams < GRAMS_PER_POUND
    ? `${rounded(grams / GRAMS_PER_OUNCE, 1)} oz`
    : `${rounded(grams / GRAMS_PER_POUND, 1)} lb`;
}

/** At most so many decimals. */
function rounded(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals)));
}
