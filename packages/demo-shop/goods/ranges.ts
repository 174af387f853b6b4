import type { Kind } from '../../../domain/catalogue/kinds.ts';
import type { Age, Category, PetType, Size, Species } from '../../../domain/catalogue/pet-options.ts';
import { contentIn, keyPartOf } from './content.ts';
import type { DemoItem } from './demo-item.ts';
import { analysisText, energyOf, type Parts } from './label.ts';

/** Goods of one page: what is said of all of them stands once, and what they differ in stands with each. */
interface Range {
  readonly key: string;
  readonly family: string;
  readonly kind?: Kind;
  readonly species?: Species;
  readonly age?: Age;
  readonly size?: Size;
  readonly brand?: string;
  /** Which picture shows all of them; one of its own where nothing is said. */
  readonly picture?: string;
  readonly short: string;
  readonly details: string;
}

/** Food: what a pack holds is what its name says. */
export interface FoodRange extends Range {
  readonly ingredients: string;
  /** What the label says of it; with it, its energy is known. */
  readonly analysis?: Parts;
  readonly isComplementary?: boolean;
  readonly packs: readonly (readonly [variant: string, dollars: number, stock: number])[];
}

/** An accessory: its sizes differ in measures, or in what they hold where they have none. */
export interface ThingRange extends Range {
  readonly kind: Kind;
  readonly material?: string;
  readonly ingredients?: string;
  /** In a set. */
  readonly pieces?: number;
  readonly sizes: readonly (readonly [
    variant: string,
    measures: string | undefined,
    dollars: number,
    stock: number,
  ])[];
}

/** What stands on one shelf. */
interface Shelf {
  readonly category: Category;
  readonly type: PetType;
  readonly kind?: Kind;
}

/** The items of food ranges, a pack each. */
export function packsOf(ranges: readonly FoodRange[], shelf: Shelf): DemoItem[] {
  return ranges.flatMap(({ packs, analysis, isComplementary, ...range }) => {
    const kind = range.kind ?? shelf.kind;
    const isAddition = isComplementary || kind === 'Treat';
    const label = analysis && {
      analysis: analysisText(analysis, isAddition),
      // What is no diet is fed by the piece: its energy matters to nobody who reads the label.
      ...(!isComplementary && { kcalPer100g: energyOf(analysis) }),
    };
    return packs.map(([variant, petprice, stock]) => ({
      ...shelf,
      ...named(range, variant),
      ...label,
      ...contentIn(variant),
      petprice,
      stock,
    }));
  });
}

/** The items of ranges of accessories, a size each. */
export function sizesOf(ranges: readonly ThingRange[], shelf: Shelf): DemoItem[] {
  return ranges.flatMap(({ sizes, pieces, ...range }) =>
    sizes.map(([variant, measures, petprice, stock]) => ({
      ...shelf,
      ...named({ ...range, ...sizeIn(variant) }, variant),
      ...(measures ? { measures } : contentIn(variant)),
      ...(pieces && { pieceCount: pieces }),
      petprice,
      stock,
    })),
  );
}

function named<R extends Range>({ key, family, picture = key, ...facts }: R, variant: string) {
  return {
    ...facts,
    key: `${key}-${keyPartOf(variant)}`,
    picture,
    family,
    variant,
    petname: `${family}, ${variant}`,
  };
}

const letters: Readonly<Record<string, Size>> = {
  XS: 'Small',
  S: 'Small',
  M: 'Medium',
  L: 'Large',
  XL: 'Large',
  small: 'Small',
  large: 'Large',
};

function sizeIn(variant: string): { size?: Size } {
  const size = letters[variant.split(',')[0] ?? ''];
  return size ? { size } : {};
}
