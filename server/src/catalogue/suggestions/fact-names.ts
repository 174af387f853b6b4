import { Age, Category, Color, Gender, PetType } from '../../../../domain/catalogue/pet-options.ts';

/** Facts of an item by the fields that they are stored in. */
export type Facts = Readonly<Record<string, string>>;

/** A name by which people ask for facts of items. */
export interface FactName {
  readonly singular: string;
  readonly plural: string;
  /** Other words for the same. */
  readonly synonyms: readonly string[];
  /** Where it stands in a search: a quality before an animal, an animal before a thing ("black cats", "puppy food"). */
  readonly role: 'quality' | 'animal' | 'thing';
  readonly says: Facts;
}

/** The names that suggestions are made of. */
export const factNames: readonly FactName[] = [
  name('animal', 'dog', 'dogs', { type: PetType.DOG }),
  name('animal', 'cat', 'cats', { type: PetType.CAT }),
  name('animal', 'puppy', 'puppies', { type: PetType.DOG, age: Age.PUPPY }, 'pup pups'),
  name('animal', 'kitten', 'kittens', { type: PetType.CAT, age: Age.PUPPY }, 'kitty kitties'),
  name('animal', 'rabbit', 'rabbits', { type: PetType.OTHER, species: 'Rabbit' }, 'bunny bunnies'),
  name('animal', 'guinea pig', 'guinea pigs', { type: PetType.OTHER, species: 'Guinea Pig' }),
  name('animal', 'hamster', 'hamsters', { type: PetType.OTHER, species: 'Hamster' }),
  name('animal', 'bird', 'birds', { type: PetType.OTHER, species: 'Bird' }, 'budgie parrot'),
  name('animal', 'fish', 'fish', { type: PetType.OTHER, species: 'Fish' }, 'fishes'),
  name('animal', 'reptile', 'reptiles', { type: PetType.OTHER, species: 'Reptile' }),
  name('thing', 'food', 'food', { category: Category.FOOD }, 'foods feed'),
  name('thing', 'accessory', 'accessories', { category: Category.ACCESSORIES }),
  name('thing', 'dry food', 'dry food', { category: Category.FOOD, kind: 'Dry' }, 'kibble'),
  name('thing', 'wet food', 'wet food', { category: Category.FOOD, kind: 'Wet' }),
  name('thing', 'treat', 'treats', { category: Category.FOOD, kind: 'Treat' }, 'snack snacks biscuits'),
  name('thing', 'hay', 'hay', { category: Category.FOOD, kind: 'Hay' }),
  name('thing', 'seed', 'seeds', { category: Category.FOOD, kind: 'Seed' }),
  name('thing', 'toy', 'toys', { category: Category.ACCESSORIES, kind: 'Toy' }),
  name('thing', 'bed', 'beds', { category: Category.ACCESSORIES, kind: 'Bed' }),
  name('thing', 'lead', 'leads', { category: Category.ACCESSORIES, kind: 'Lead' }, 'leash leashes'),
  name('thing', 'collar', 'collars', { category: Category.ACCESSORIES, kind: 'Collar' }),
  name('thing', 'harness', 'harnesses', { category: Category.ACCESSORIES, kind: 'Harness' }),
  name('thing', 'bowl', 'bowls', { category: Category.ACCESSORIES, kind: 'Bowl' }),
  name('thing', 'litter', 'litter', { category: Category.ACCESSORIES, kind: 'Litter' }),
  name(
    'thing',
    'grooming',
    'grooming',
    { category: Category.ACCESSORIES, kind: 'Grooming' },
    'brush brushes',
  ),
  name('thing', 'carrier', 'carriers', { category: Category.ACCESSORIES, kind: 'Carrier' }),
  name('thing', 'scratcher', 'scratchers', { category: Category.ACCESSORIES, kind: 'Scratcher' }),
  name('thing', 'house', 'houses', { category: Category.ACCESSORIES, kind: 'House' }),
  name('thing', 'cage', 'cages', { category: Category.ACCESSORIES, kind: 'Cage' }),
  name('thing', 'aquarium', 'aquariums', { category: Category.ACCESSORIES, kind: 'Aquarium' }, 'tank tanks'),
  name('thing', 'feeder', 'feeders', { category: Category.ACCESSORIES, kind: 'Feeder' }),
  name('thing', 'coat', 'coats', { category: Category.ACCESSORIES, kind: 'Clothing' }, 'clothing clothes'),
  name('quality', 'adult', 'adults', { age: Age.ADULT }),
  name('quality', 'senior', 'seniors', { age: Age.SENIOR }),
  name('quality', 'male', 'males', { gender: Gender.MALE }),
  name('quality', 'female', 'females', { gender: Gender.FEMALE }),
  name('quality', 'black', 'black', { color: Color.BLACK }),
  name('quality', 'brown', 'brown', { color: Color.BROWN }),
  name('quality', 'gray', 'gray', { color: Color.GRAY }, 'grey'),
];

function name(
  role: FactName['role'],
  singular: string,
  plural: string,
  says: Facts,
  synonyms = '',
): FactName {
  return { role, singular, plural, says, synonyms: synonyms.split(' ').filter(Boolean) };
}

/** All words of a name; those of two words count one by one. */
export function wordsOfName({ singular, plural, synonyms }: FactName): string[] {
  return [...singular.split(' '), ...plural.split(' '), ...synonyms];
}

/** Facts of several names together; null where they contradict each other. */
export function joinFacts(all: readonly Facts[]): Facts | null {
  const joined: Record<string, string> = {};
  for (const [field, value] of all.flatMap((facts) => Object.entries(facts))) {
    if ((joined[field] ?? value) !== value) return null;
    joined[field] = value;
  }
  return joined;
}
