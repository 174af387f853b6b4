import { registerEnumType } from 'type-graphql';
import { Kind } from '../../../../domain/catalogue/kinds.ts';
import {
  Age,
  Availability,
  Category,
  Clan,
  Color,
  Feed,
  Gender,
  PetType,
  Size,
  Species,
} from '../../../../domain/catalogue/pet-options.ts';
import { ImageFormat } from '../../images/pet-image.entity.ts';

/** How lists of items can be sorted. */
export const PetOrderBy = {
  RELEVANCE: 'relevance',
  NEWEST: 'newest',
  PRICE_LOW_TO_HIGH: 'price',
  PRICE_HIGH_TO_LOW: '-price',
  UNIT_PRICE: 'unit',
  NAME: 'name',
  STOCK_LOW_TO_HIGH: 'stock',
  RATING: 'rating',
} as const;
export type PetOrderBy = (typeof PetOrderBy)[keyof typeof PetOrderBy];

registerEnumType(PetOrderBy, {
  name: 'PetOrderBy',
  description: 'How a list of items is sorted.',
  valuesConfig: {
    RELEVANCE: {
      description:
        'What can be ordered first, and of a search what it is most likely for: items that have its words in name or breed and, where it describes an animal, animals. Sold animals and what is sold out come last. Among equals newest first.',
    },
    NEWEST: { description: 'Latest arrivals first.' },
    PRICE_LOW_TO_HIGH: { description: 'Cheapest first.' },
    PRICE_HIGH_TO_LOW: { description: 'Dearest first.' },
    UNIT_PRICE: {
      description:
        'Cheapest a kilogram first, then by the liter, then by the piece of a pack; what has no unit price comes last.',
    },
    NAME: {
      description: 'By petname, from A to Z, whatever its case, accents and signs; numbers by their size.',
    },
    STOCK_LOW_TO_HIGH: { description: 'What runs out first; animals, which have no stock, come last.' },
    RATING: {
      description:
        'Most stars on average first, and of those with equally many what has more reviews; without reviews last.',
    },
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
  description: 'Color of the coat, or of the item.',
  valuesConfig: {
    BICOLOR: { description: 'Two colors.' },
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

registerEnumType(Kind, {
  name: 'Kind',
  description: 'What a piece of food or an accessory is.',
  valuesConfig: {
    DRY: { description: 'Dry food.' },
    WET: { description: 'Wet food: tins, pouches.' },
    TREAT: { description: 'Food between meals: treats, biscuits, chews.' },
    TOY: { description: 'Something to play with.' },
    BED: { description: 'Something to lie on: beds, blankets.' },
    LEAD: { description: 'A lead to walk on.' },
    COLLAR: { description: 'A collar.' },
    HARNESS: { description: 'A harness.' },
    BOWL: { description: 'Something to eat or drink from.' },
    LITTER: { description: 'Litter, and what it is kept in.' },
    GROOMING: { description: 'For coat, skin and claws: brushes, shampoo.' },
    CARRIER: { description: 'To travel in: carriers, crates.' },
    SCRATCHER: { description: 'To scratch and climb on.' },
    HOUSE: { description: 'A house or a cave to hide in, a hutch.' },
    CAGE: { description: 'A cage.' },
    AQUARIUM: { description: 'A tank.' },
    FEEDER: { description: 'What gives food or water by itself: racks, bottles, fountains.' },
    HAY: { description: 'Hay and grass to eat.' },
    SEED: { description: 'Seed and grain mixtures.' },
    CLOTHING: { description: 'Something to wear.' },
  },
});

registerEnumType(Species, {
  name: 'Species',
  description: 'Which of the other animals an item is, or is meant for.',
  valuesConfig: {
    RABBIT: { description: 'Rabbits.' },
    GUINEA_PIG: { description: 'Guinea pigs.' },
    HAMSTER: { description: 'Hamsters and mice.' },
    BIRD: { description: 'Birds.' },
    FISH: { description: 'Fish.' },
    REPTILE: { description: 'Reptiles: tortoises, lizards.' },
  },
});

registerEnumType(Size, {
  name: 'Size',
  description: 'Size of an item, or of the animals it is made for.',
  valuesConfig: {
    SMALL: { description: 'Small.' },
    MEDIUM: { description: 'Medium.' },
    LARGE: { description: 'Large.' },
  },
});

registerEnumType(Feed, {
  name: 'Feed',
  description: 'Whether food is all that an animal needs.',
  valuesConfig: {
    COMPLETE: { description: 'All that an animal needs.' },
    COMPLEMENTARY: { description: 'Goes beside complete food, as treats do.' },
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
