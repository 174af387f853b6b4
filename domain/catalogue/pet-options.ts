/*
 * The closed lists of the catalogue. Keys are the GraphQL enum values; values are the specification's
 * spelling, which the database and the REST paths keep.
 */

export const PetType = { DOG: 'dog', CAT: 'cat', OTHER: 'other' } as const;
export type PetType = (typeof PetType)[keyof typeof PetType];

export const Category = { PETS: 'pets', FOOD: 'food', ACCESSORIES: 'accessories' } as const;
export type Category = (typeof Category)[keyof typeof Category];

/** Food and accessories: counted pieces, where an animal is one of a kind. */
export function isGoods(category: unknown): boolean {
  return category === Category.FOOD || category === Category.ACCESSORIES;
}

export const Gender = { MALE: 'Male', FEMALE: 'Female' } as const;
export type Gender = (typeof Gender)[keyof typeof Gender];

export const Age = { PUPPY: 'Puppy', ADULT: 'Adult', SENIOR: 'Senior' } as const;
export type Age = (typeof Age)[keyof typeof Age];

export const Color = { BICOLOR: 'Bicolor', BLACK: 'Black', BROWN: 'Brown', GRAY: 'Gray' } as const;
export type Color = (typeof Color)[keyof typeof Color];

export const Clan = {
  AMERICAN_BULLY: 'American Bully',
  AUSTRALIAN_SHEPHERD: 'Australian Shepherd',
  GERMAN_SHEPHERD: 'German Shepherd',
  HARRIER: 'Harrier',
  AMERICAN_CURL: 'American Curl',
  BENGAL: 'Bengal',
  CALICO: 'Calico',
  DOMESTIC_LONG_HAIR: 'Domestic Long Hair',
} as const;
export type Clan = (typeof Clan)[keyof typeof Clan];

/** Which of the other animals an item is or is meant for; only the type `other` has it. */
export const Species = {
  RABBIT: 'Rabbit',
  GUINEA_PIG: 'Guinea Pig',
  HAMSTER: 'Hamster',
  BIRD: 'Bird',
  FISH: 'Fish',
  REPTILE: 'Reptile',
} as const;
export type Species = (typeof Species)[keyof typeof Species];

export const Size = { SMALL: 'Small', MEDIUM: 'Medium', LARGE: 'Large' } as const;
export type Size = (typeof Size)[keyof typeof Size];

/** Whether food is all that an animal needs, or goes beside that: what labels have to say. */
export const Feed = { COMPLETE: 'Complete', COMPLEMENTARY: 'Complementary' } as const;
export type Feed = (typeof Feed)[keyof typeof Feed];

/** Longest name of a brand, in characters. */
export const MAX_BRAND_LENGTH = 60;

/** Longest name of a breed and of a colour that the shop has beyond those of the specification, in characters. */
export const MAX_BREED_LENGTH = 60;
export const MAX_COLOR_LENGTH = 40;

/** Longest name of a shelf, in characters: it has to fit on a pick list. */
export const MAX_SHELF_LENGTH = 20;

/** Longest name of a family of items, and of one of its members in the choice between them, in characters. */
export const MAX_FAMILY_LENGTH = 80;
export const MAX_VARIANT_LENGTH = 40;

/** Whether an item can be bought: `sold` animals have a home, `retired` items left the shop but keep their orders. */
export const Availability = { AVAILABLE: 'available', SOLD: 'sold', RETIRED: 'retired' } as const;
export type Availability = (typeof Availability)[keyof typeof Availability];

/** Food and accessories with this many pieces or fewer are soon to run out. */
export const LOW_STOCK_THRESHOLD = 10;

/** Most pieces of one item in one order. */
export const MAX_ENTRY_AMOUNT = 99;

/** Most different items in one cart. */
export const MAX_CART_ENTRIES = 50;
