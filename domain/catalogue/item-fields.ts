import type { Permission } from '../permissions.ts';
import { Kind, kindsOf } from './kinds.ts';
import {
  Age,
  Category,
  Clan,
  Color,
  Feed,
  Gender,
  MAX_BRAND_LENGTH,
  MAX_BREED_LENGTH,
  MAX_COLOR_LENGTH,
  MAX_FAMILY_LENGTH,
  MAX_SHELF_LENGTH,
  MAX_VARIANT_LENGTH,
  PetType,
  Size,
  Species,
} from './pet-options.ts';

/*
 * What admins enter of an item, a row a field. The rules, the inputs of the API, the forms, the files that go out and
 * come in, the audit, and the facts that shoppers read are drawn from it.
 */

interface FieldOfAny {
  /** What the forms call it. */
  readonly label: string;
  readonly placeholder?: string;
  /** An optional one can be taken away again; a defaulted one that is left out is filled in by the shop. */
  readonly presence: 'required' | 'requiredOfAnimals' | 'optional' | 'defaulted';
  /** What alone can have it; every item where nothing is said. */
  readonly only?: 'goods' | 'animals' | 'otherAnimals';
  /** Which categories forms ask it of, where that is not all that can have it. */
  readonly askedOf?: readonly Category[];
  /** The field whose value does where this one, which an animal must have, has none of its own. */
  readonly orElse?: 'breed' | 'coat';
  /** What somebody must be allowed to, who sees and changes it, beyond editing items. Files and forms of others have it not. */
  readonly onlyWith?: Permission;
  /** What shoppers read before its value. What is not named here is not among the facts of such an item. */
  readonly shownAs?: { readonly animals?: string; readonly goods?: string };
}

/** One of some values: chosen from a list, or typed by hand with the values suggested. */
interface ChoiceField extends FieldOfAny {
  readonly is: 'choice' | 'word';
  readonly options: Readonly<Record<string, string>>;
  /** Those that an item of a category can have, where that is not all of them. */
  readonly optionsOf?: (category: unknown) => readonly string[];
}

/** A text: on one line, on several, or with the values of the owner's list suggested. */
interface TextField extends FieldOfAny {
  readonly is: 'text' | 'longText' | 'listed';
  /** In characters. */
  readonly maxLength: number;
  /** Whether forms let nobody type more than that. */
  readonly isCut?: boolean;
  /** Lines that forms show of it at least. */
  readonly lines?: number;
}

/** US dollars, or pieces. */
interface NumberField extends FieldOfAny {
  readonly is: 'dollars' | 'pieces';
}

/** How much of something, in whole numbers. */
interface AmountField extends FieldOfAny {
  readonly is: 'amount';
  readonly unit: 'g' | 'ml' | 'pieces' | 'kcal';
  readonly most: number;
  /** 1 where nothing is said. */
  readonly least?: number;
}

/** What is so or is not; of what has no such field it is not so. Only true is stored. */
interface FlagField extends FieldOfAny {
  readonly is: 'flag';
}

export type ItemField = ChoiceField | TextField | NumberField | AmountField | FlagField;

export const itemFields = {
  petname: { label: 'Pet name', placeholder: 'Bramble', is: 'text', maxLength: 120, presence: 'required' },
  petprice: { label: 'Pet price', placeholder: '0.00', is: 'dollars', presence: 'required' },
  category: {
    label: 'Category',
    placeholder: 'pets, food or accessories',
    is: 'word',
    options: Category,
    presence: 'required',
  },
  type: {
    label: 'Type',
    placeholder: 'dog, cat or other',
    is: 'word',
    options: PetType,
    presence: 'required',
  },
  gender: {
    label: 'Gender',
    shownAs: { animals: 'Gender' },
    is: 'choice',
    options: Gender,
    presence: 'requiredOfAnimals',
    askedOf: [Category.PETS],
  },
  age: {
    label: 'Age',
    shownAs: { animals: 'Age', goods: 'Life stage' },
    is: 'choice',
    options: Age,
    presence: 'requiredOfAnimals',
  },
  color: {
    label: 'Color',
    shownAs: { animals: 'Color' },
    is: 'choice',
    options: Color,
    presence: 'requiredOfAnimals',
    askedOf: [Category.PETS],
    orElse: 'coat',
  },
  clan: {
    label: 'Clan',
    shownAs: { animals: 'Breed' },
    is: 'choice',
    options: Clan,
    presence: 'requiredOfAnimals',
    askedOf: [Category.PETS],
    orElse: 'breed',
  },
  kind: {
    label: 'Kind',
    shownAs: { goods: 'Kind' },
    is: 'choice',
    options: Kind,
    optionsOf: kindsOf,
    presence: 'optional',
    only: 'goods',
  },
  species: {
    label: 'Which animal',
    is: 'choice',
    options: Species,
    presence: 'optional',
    only: 'otherAnimals',
  },
  size: {
    label: 'Size',
    shownAs: { animals: 'Size', goods: 'Size' },
    is: 'choice',
    options: Size,
    presence: 'optional',
  },
  brand: {
    label: 'Brand',
    placeholder: 'Wagwell',
    shownAs: { goods: 'Brand' },
    is: 'listed',
    maxLength: MAX_BRAND_LENGTH,
    presence: 'optional',
    only: 'goods',
  },
  shelf: {
    label: 'Shelf',
    placeholder: 'B 12',
    is: 'listed',
    maxLength: MAX_SHELF_LENGTH,
    isCut: true,
    presence: 'optional',
  },
  netWeightGrams: {
    label: 'Net weight, grams',
    shownAs: { goods: 'Net weight' },
    is: 'amount',
    unit: 'g',
    most: 1_000_000,
    presence: 'optional',
    only: 'goods',
  },
  netVolumeMl: {
    label: 'Net volume, milliliters',
    shownAs: { goods: 'Net volume' },
    is: 'amount',
    unit: 'ml',
    most: 1_000_000,
    presence: 'optional',
    only: 'goods',
  },
  pieceCount: {
    label: 'Pieces in a pack',
    shownAs: { goods: 'In the pack' },
    is: 'amount',
    unit: 'pieces',
    most: 100_000,
    presence: 'optional',
    only: 'goods',
  },
  feed: {
    label: 'Complete or complementary',
    shownAs: { goods: 'Feed' },
    is: 'choice',
    options: Feed,
    presence: 'optional',
    only: 'goods',
    askedOf: [Category.FOOD],
  },
  kcalPer100g: {
    label: 'Energy, kcal per 100 g',
    shownAs: { goods: 'Energy per 100 g' },
    is: 'amount',
    unit: 'kcal',
    most: 900,
    presence: 'optional',
    only: 'goods',
    askedOf: [Category.FOOD],
  },
  material: {
    label: 'Material',
    placeholder: 'Cotton, beech wood',
    shownAs: { goods: 'Material' },
    is: 'text',
    maxLength: 120,
    presence: 'optional',
    only: 'goods',
    askedOf: [Category.ACCESSORIES],
  },
  measures: {
    label: 'Measures',
    placeholder: '90 × 60 × 65 cm',
    shownAs: { goods: 'Measures' },
    is: 'text',
    maxLength: 120,
    presence: 'optional',
    only: 'goods',
    askedOf: [Category.ACCESSORIES],
  },
  ingredients: {
    label: 'Ingredients',
    placeholder: 'As the label has them, most first.',
    shownAs: { goods: 'Ingredients' },
    is: 'longText',
    maxLength: 2000,
    lines: 2,
    presence: 'optional',
    only: 'goods',
  },
  analysis: {
    label: 'Analysis',
    placeholder: 'Crude protein 26 %, crude fat 16 %',
    shownAs: { goods: 'Analysis' },
    is: 'longText',
    maxLength: 1000,
    lines: 2,
    presence: 'optional',
    only: 'goods',
    askedOf: [Category.FOOD],
  },
  breed: {
    label: 'Other breed',
    placeholder: 'Poodle',
    shownAs: { animals: 'Breed' },
    is: 'listed',
    maxLength: MAX_BREED_LENGTH,
    presence: 'optional',
    only: 'animals',
  },
  coat: {
    label: 'Other color',
    placeholder: 'Cream',
    shownAs: { animals: 'Color', goods: 'Color' },
    is: 'listed',
    maxLength: MAX_COLOR_LENGTH,
    presence: 'optional',
    askedOf: [Category.PETS, Category.ACCESSORIES],
  },
  family: {
    label: 'Family',
    placeholder: 'Wagwell salmon kibble',
    is: 'text',
    maxLength: MAX_FAMILY_LENGTH,
    isCut: true,
    presence: 'optional',
    only: 'goods',
  },
  variant: {
    label: 'Variant',
    placeholder: '12 kg',
    is: 'text',
    maxLength: MAX_VARIANT_LENGTH,
    isCut: true,
    presence: 'optional',
    only: 'goods',
  },
  short: {
    label: 'Short description',
    placeholder: 'One sentence for the card.',
    is: 'longText',
    maxLength: 300,
    lines: 2,
    presence: 'required',
  },
  details: {
    label: 'Pet details',
    placeholder: 'Everything a new owner wants to know.',
    is: 'longText',
    maxLength: 5000,
    lines: 5,
    presence: 'required',
  },
  stock: {
    label: 'Stock',
    placeholder: '100 when left empty',
    is: 'pieces',
    presence: 'defaulted',
    only: 'goods',
  },
  sku: {
    label: 'SKU',
    placeholder: 'WAG-SALMON-2',
    is: 'text',
    maxLength: 64,
    presence: 'optional',
    only: 'goods',
  },
  barcode: {
    label: 'Barcode',
    placeholder: '4006381333931',
    is: 'text',
    maxLength: 32,
    presence: 'optional',
    only: 'goods',
  },
  supplier: { label: 'Supplier', is: 'text', maxLength: 80, presence: 'optional', only: 'goods' },
  costPrice: {
    label: 'Cost price',
    placeholder: '0.00',
    is: 'dollars',
    presence: 'optional',
    only: 'goods',
    onlyWith: 'seeFigures',
  },
  reorderLevel: {
    label: 'Reorder when so many are left',
    is: 'amount',
    unit: 'pieces',
    least: 0,
    most: 1_000_000,
    presence: 'optional',
    only: 'goods',
  },
  reorderTo: {
    label: 'Reorder up to',
    is: 'amount',
    unit: 'pieces',
    most: 1_000_000,
    presence: 'optional',
    only: 'goods',
  },
  isAdoption: {
    label: 'Adoption fee, not a price',
    is: 'flag',
    presence: 'optional',
    only: 'animals',
  },
} as const satisfies Record<string, ItemField>;

type ItemFields = typeof itemFields;
export type ItemFieldName = keyof ItemFields;

/** The fields that a row says something of. */
export type FieldsWith<Row> = {
  [Name in ItemFieldName]: ItemFields[Name] extends Row ? Name : never;
}[ItemFieldName];

export const itemFieldNames = Object.keys(itemFields) as ItemFieldName[];

/** Fields that not everybody sees who edits items. */
export const guardedFields = itemFieldNames.filter(
  (name): name is FieldsWith<{ onlyWith: Permission }> => 'onlyWith' in itemFields[name],
);

/** What a bag of rice has not, and an animal must have. */
export const animalFacts = itemFieldNames.filter(
  (name): name is FieldsWith<{ presence: 'requiredOfAnimals' }> =>
    itemFields[name].presence === 'requiredOfAnimals',
);

/** What every item may have or not, and may lose again. */
export const optionalFacts = itemFieldNames.filter(
  (name): name is FieldsWith<{ presence: 'optional' }> => itemFields[name].presence === 'optional',
);

/** Something made of each row, by the name of its field and in the order of the table. */
export function mapFields<T>(make: (name: ItemFieldName, field: ItemField) => T): Record<ItemFieldName, T> {
  return Object.fromEntries(itemFieldNames.map((name) => [name, make(name, itemFields[name])])) as Record<
    ItemFieldName,
    T
  >;
}
