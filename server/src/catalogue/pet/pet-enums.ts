import { registerEnumType } from 'type-graphql';
import {
  Age,
  Availability,
  Category,
  Clan,
  Color,
  Gender,
  PetType,
} from '../../../../domain/catalogue/pet-options.ts';
import { ImageFormat } from '../../images/pet-image.entity.ts';

/** How lists of items can be sorted. */
export const PetOrderBy = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_LOW_TO_HIGH: 'price',
  PRICE_HIGH_TO_LOW: '-price',
  NAME: 'name',
  STOCK_LOW_TO_HIGH: 'stock',
} as const;
export type PetOrderBy = (typeof PetOrderBy)[keyof typeof PetOrderBy];

registerEnumType(PetOrderBy, {
  name: 'PetOrderBy',
  description: 'How a list of items is sorted.',
  valuesConfig: {
    RELEVANCE: {
      description:
        'What a search is most likely for: items that have all its words in name or breed, then the others, each newest first. Without a search, as NEWEST.',
    },
    NEWEST: { description: 'Latest arrivals first.' },
    PRICE_LOW_TO_HIGH: { description: 'Cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'Dearest first.' },
    NAME: {
      description: 'By petname, from A to Z, whatever its case, accents and signs; numbers by their size.',
    },
    STOCK_LOW_TO_HIGH: { description: 'What runs out first; animals, which have no stock, come last.' },
  },
});

registerEnumType(PetType, {
  name: 'PetType',
  description: 'Which kind of animal an item is, or is meant for.',
  valuesConfig: {
    DOG: { description: 'Dogs.' },
    CAT: { description: 'Cats.' },
    OTHER: { description: 'All other animals: rabbits, birds, small pets.' },
  },
});

registerEnumType(Category, {
  name: 'Category',
  description: 'What kind of item it is.',
  valuesConfig: {
    PETS: { description: 'A living animal, one of a kind, ordered through a form.' },
    FOOD: { description: 'Food, bought through the cart.' },
    ACCESSORIES: { description: 'Accessories, bought through the cart.' },
  },
});

registerEnumType(Gender, {
  name: 'Gender',
  description: 'Gender of an animal.',
  valuesConfig: { MALE: { description: 'Male.' }, FEMALE: { description: 'Female.' } },
});

registerEnumType(Age, {
  name: 'Age',
  description: 'Stage of life, of an animal or of the animals an item is made for.',
  valuesConfig: {
    PUPPY: { description: 'Young: puppies, kittens and the like.' },
    ADULT: { description: 'Grown up.' },
    SENIOR: { description: 'In its later years.' },
  },
});

registerEnumType(Color, {
  name: 'Color',
  description: 'Colour of the coat, or of the item.',
  valuesConfig: {
    BICOLOR: { description: 'Two colours.' },
    BLACK: { description: 'Black.' },
    BROWN: { description: 'Brown.' },
    GRAY: { description: 'Gray.' },
  },
});

registerEnumType(Clan, {
  name: 'Clan',
  description: 'Breed.',
  valuesConfig: {
    AMERICAN_BULLY: { description: 'Dog breed American Bully.' },
    AUSTRALIAN_SHEPHERD: { description: 'Dog breed Australian Shepherd.' },
    GERMAN_SHEPHERD: { description: 'Dog breed German Shepherd.' },
    HARRIER: { description: 'Dog breed Harrier.' },
    AMERICAN_CURL: { description: 'Cat breed American Curl.' },
    BENGAL: { description: 'Cat breed Bengal.' },
    CALICO: { description: 'Cats with a calico coat.' },
    DOMESTIC_LONG_HAIR: { description: 'Cat of mixed ancestry with long hair.' },
  },
});

registerEnumType(Availability, {
  name: 'Availability',
  description: 'Whether an item can be ordered.',
  valuesConfig: {
    AVAILABLE: { description: 'In the shop. Food and accessories can still be out of stock.' },
    SOLD: { description: 'An animal that found a home.' },
    RETIRED: { description: 'Taken out of the shop, kept because orders name it.' },
  },
});

registerEnumType(ImageFormat, {
  name: 'ImageFormat',
  description: 'File formats that pictures are served in.',
  valuesConfig: {
    WEBP: { description: 'image/webp' },
    AVIF: { description: 'image/avif' },
    JPEG: { description: 'image/jpeg' },
  },
});
