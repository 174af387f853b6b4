import { Age, Color, Gender } from '../../../domain/catalogue/pet-options.ts';
import { DAY_MS } from '../../../domain/durations.ts';
import { mainstays } from '../catalogue/catalogue.ts';
import type { DemoItem } from '../goods/demo-item.ts';
import { type Random, seededRandom } from './seeded-random.ts';

/** An item to try out size with: the fields of a catalogue item, and which demo item it looks like. */
export type SeedItem = Omit<DemoItem, 'key'> & {
  readonly looksLike: string;
  readonly createdAt: Date;
};

const names = [
  ...[
    'Ada',
    'Alfie',
    'Amber',
    'Archie',
    'Basil',
    'Bella',
    'Biscuit',
    'Bonnie',
    'Bramble',
    'Buster',
    'Clover',
  ],
  ...[
    'Cocoa',
    'Daisy',
    'Dexter',
    'Ember',
    'Ernie',
    'Fern',
    'Finn',
    'Flora',
    'Ginger',
    'Gus',
    'Hazel',
    'Heidi',
  ],
  ...['Ivy', 'Jasper', 'Juno', 'Kiki', 'Lola', 'Louie', 'Luna', 'Mabel', 'Maple', 'Milo', 'Minnie', 'Moss'],
  ...[
    'Nala',
    'Nutmeg',
    'Olive',
    'Oscar',
    'Pearl',
    'Pepper',
    'Pip',
    'Poppy',
    'Remy',
    'Rosie',
    'Rufus',
    'Sage',
  ],
  ...['Scout', 'Skye', 'Tansy', 'Teddy', 'Toby', 'Umber', 'Violet', 'Waffles', 'Willow', 'Winnie', 'Ziggy'],
];
const editions = [
  'Small',
  'Medium',
  'Large',
  'Family size',
  'Travel size',
  'Twin pack',
  'Value pack',
  'Refill',
];

/** Where breeders are at home, in two halves: rare words, as every real catalogue has them. */
const homes = [
  [
    'Ash',
    'Birch',
    'Bram',
    'Cold',
    'Dun',
    'Elder',
    'Fox',
    'Glen',
    'Haw',
    'Kings',
    'Lark',
    'Mill',
    'Oak',
    'Thorn',
  ],
  [
    'beck',
    'bourne',
    'brook',
    'bury',
    'combe',
    'dale',
    'field',
    'ford',
    'ham',
    'hurst',
    'leigh',
    'mere',
    'stead',
  ],
] as const;

/**
 * Believable items without end, the same for the same seed: variations of what the demo shop sells. Some of
 * it is far more common than the rest, as in a real shop.
 *
 * @param now the newest of them came into the shop then, the others in the two years before
 */
export function* seedItems(seed: string, now: Date): Generator<SeedItem> {
  const random = seededRandom(seed);
  while (true) yield createVariant(pickSkewed(shelf, random), random, now);
}

/** In an order that has nothing to do with kinds, the same for every seed. */
const shelf = shuffled(mainstays, seededRandom('the most common first'));

/** The first is picked about as often as the second and third together, and so on. */
function pickSkewed<T>(choices: readonly T[], random: Random): T {
  const place = Math.floor((choices.length + 1) ** random.between(0, 1)) - 1;
  return choices[Math.min(place, choices.length - 1)] as T;
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, place: random.between(0, 1) }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function createVariant({ key, ...base }: DemoItem, random: Random, now: Date): SeedItem {
  const createdAt = new Date(now.getTime() - random.between(0, 730) * DAY_MS);
  const petprice = Math.max(0.99, Math.round(base.petprice * random.between(0.7, 1.4) * 100) / 100);
  const common = { ...base, petprice, createdAt, looksLike: key };
  if (base.category === 'pets') return { ...common, ...createAnimalVariant(base, random) };
  return {
    ...common,
    petname: `${base.petname}, ${random.pick(editions)}`,
    stock: random.chance(0.05) ? 0 : Math.floor(random.between(1, 200)),
  };
}

/** Another animal of the same kind. It may have another age and gender than its picture. */
function createAnimalVariant(base: Omit<DemoItem, 'key'>, random: Random) {
  const name = random.pick(names);
  const home = homes.map((halves) => pickSkewed(halves, random)).join('');
  return {
    petname: random.chance(0.3) ? `${name} of ${home}` : name,
    age: random.pick(Object.values(Age)),
    gender: random.pick(Object.values(Gender)),
    color: random.pick(Object.values(Color)),
    details: base.details.replaceAll(base.petname, name),
    short: base.short.replaceAll(base.petname, name),
  };
}
