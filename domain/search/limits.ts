/** A part of a sentence that is about a price or an amount: which words it takes, and what it says. */
export type Limit = PriceLimit | AmountLimit;

export interface PriceLimit {
  readonly kind: 'PRICE';
  /** How many words of the sentence it takes. */
  readonly length: number;
  /** Dollars, included; at least one of both. */
  readonly lowest?: number;
  readonly highest?: number;
}

export interface AmountLimit {
  readonly kind: 'AMOUNT';
  readonly length: number;
  /** Such as `1.5`. */
  readonly number: string;
  /** As labels have it: kg, g, lb, oz, ml, litres, cm, m, pieces. */
  readonly unit: string;
  /** Where it is a bound ("under 5 kg"): at least one of both, in that unit, included. */
  readonly lowest?: number;
  readonly highest?: number;
}

const currencies = new Set('$ usd dollar dollars buck bucks € eur euro euros £ dolar dolares'.split(' '));

const units: Readonly<Record<string, string>> = {
  ...{ kg: 'kg', kgs: 'kg', kilo: 'kg', kilos: 'kg', kilogram: 'kg', kilograms: 'kg', kilogramm: 'kg' },
  ...{ g: 'g', gr: 'g', gram: 'g', grams: 'g', gramm: 'g', ml: 'ml', cm: 'cm', m: 'm' },
  ...{ lb: 'lb', lbs: 'lb', pound: 'lb', pounds: 'lb', oz: 'oz', ounce: 'oz', ounces: 'oz' },
  ...{ l: 'litres', liter: 'litres', liters: 'litres', litre: 'litres', litres: 'litres' },
  ...{ piece: 'pieces', pieces: 'pieces', pcs: 'pieces', pack: 'pieces' },
};

/** What is counted and no label says, such as ages. */
const otherUnits = new Set('inch inches in week weeks month months year years yr yrs day days'.split(' '));

const upTo = phrases(
  'under, below, less than, cheaper than, lower than, up to, at most, max, maximum, no more than, not more than, not over, ' +
    'within, for less than, for under, <, unter, bis, bis zu, weniger als, hochstens, maximal, moins de, jusqu a, menos de, hasta',
);
const atLeast = phrases(
  'over, above, more than, at least, from, starting at, min, minimum, >, uber, ab, mehr als, mindestens, plus de, mas de, desde',
);
const about = phrases('around, about, roughly, circa, approx, approximately, ~, ungefahr, environ, unos');
const between = phrases('between, from, zwischen, entre');
const joints = new Set('- – to and bis und et y a'.split(' '));

/** What is about a price may be so much dearer or cheaper. */
const ABOUT = 0.2;

/**
 * Reads the price or amount that a sentence goes on with: "under $20", "between 500 and 800", "12 kg", "500-800".
 *
 * @param words folded words, numbers and signs, from a place of the sentence on
 * @returns null where it goes on with neither
 */
export function readLimit(words: readonly string[]): Limit | null {
  return readRange(words) ?? readBound(words) ?? readAmount(words, 0);
}

function readRange(words: readonly string[]): Limit | null {
  const begin = lengthOf(between, words);
  const from = readMoney(words.slice(begin));
  if (!from) return null;
  const joint = begin + from.length;
  const to = joints.has(words[joint] ?? '') ? readMoney(words.slice(joint + 1)) : null;
  if (!to) return null;
  const length = joint + 1 + to.length;
  // Of "3-4 weeks" and "2 to 3 kg" no price is the matter.
  if (isUnit(words[length]) || (begin === 0 && from.value > to.value)) return null;
  const ends = [from.value, to.value];
  return { kind: 'PRICE', length, lowest: Math.min(...ends), highest: Math.max(...ends) };
}

function readBound(words: readonly string[]): Limit | null {
  const rules = [
    { begin: lengthOf(upTo, words), bounds: (value: number) => ({ highest: value }) },
    { begin: lengthOf(atLeast, words), bounds: (value: number) => ({ lowest: value }) },
    {
      begin: lengthOf(about, words),
      bounds: (value: number) => ({ lowest: value * (1 - ABOUT), highest: value * (1 + ABOUT) }),
    },
  ];
  for (const { begin, bounds } of rules) {
    if (begin === 0) continue;
    const amount = readAmount(words.slice(begin), begin);
    if (amount) return { ...amount, ...bounds(Number(amount.number)) };
    const money = readMoney(words.slice(begin));
    if (money && !isUnit(words[begin + money.length]))
      return { kind: 'PRICE', length: begin + money.length, ...bounds(money.value) };
  }
  // "for 20 dollars" and "20 $" alone are as much as somebody wants to spend.
  const money = readMoney(words);
  return money?.hasCurrency ? { kind: 'PRICE', length: money.length, highest: money.value } : null;
}

function readAmount(words: readonly string[], before: number): AmountLimit | null {
  const [number = '', unit = ''] = words;
  const together = /^(\d+(?:\.\d+)?)(\p{L}+)$/u.exec(number);
  const found = together ? units[together[2] ?? ''] : isNumber(number) ? units[unit] : undefined;
  if (!found) return null;
  return {
    kind: 'AMOUNT',
    length: before + (together ? 1 : 2),
    number: together?.[1] ?? number,
    unit: found,
  };
}

/** A number with its currency before or behind it, or none. */
function readMoney(words: readonly string[]): { value: number; length: number; hasCurrency: boolean } | null {
  const before = currencies.has(words[0] ?? '') ? 1 : 0;
  const number = words[before] ?? '';
  if (!isNumber(number)) return null;
  const behind = currencies.has(words[before + 1] ?? '') ? 1 : 0;
  return { value: Number(number), length: before + 1 + behind, hasCurrency: before + behind > 0 };
}

function isNumber(word: string): boolean {
  return /^\d{1,9}(?:\.\d{1,2})?$/.test(word);
}

function isUnit(word: string | undefined): boolean {
  return word !== undefined && (word in units || otherUnits.has(word));
}

/** Of how many words the longest of some phrases consists that a sentence goes on with. */
function lengthOf(those: readonly (readonly string[])[], words: readonly string[]): number {
  const fitting = those.filter((phrase) => phrase.every((word, place) => words[place] === word));
  return Math.max(0, ...fitting.map(({ length }) => length));
}

function phrases(text: string): string[][] {
  return text.split(', ').map((phrase) => phrase.split(' '));
}
