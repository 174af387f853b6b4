import { Age, Color, Gender } from '../../domain/pet-options.ts';
import { type Random, seededRandom } from '../demo/art/random.ts';
import { catalogue } from '../demo/catalogue.ts';
import type { DemoItem } from '../demo/demo-item.ts';

/** An item to try out size with: the fields of a catalogue item, and which demo item it looks like. */
export type SeedItem = Omit<DemoItem, 'key' | 'art'> & {
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
const days = 24 * 3600 * 1000;

/**
 * Believable items without end, the same for the same seed: variations of what the demo shop sells.
 *
 * @param now the newest of them came into the shop then, the others in the two years before
 */
export function* seedItems(seed: string, now: Date): Generator<SeedItem> {
  const random = seededRandom(seed);
  while (true) yield vary(random.pick(catalogue), random, now);
}

function vary({ key, art: _art, ...base }: DemoItem, random: Random, now: Date): SeedItem {
  const createdAt = new Date(now.getTime() - random.between(0, 730) * days);
  const petprice = Math.max(0.99, Math.round(base.petprice * random.between(0.7, 1.4) * 100) / 100);
  const common = { ...base, petprice, createdAt, looksLike: key };
  if (base.category === 'pets') return { ...common, ...variedAnimal(base, random) };
  return {
    ...common,
    petname: `${base.petname}, ${random.pick(editions)}`,
    stock: random.chance(0.05) ? 0 : Math.floor(random.between(1, 200)),
  };
}

/** Another animal of the same kind. It may have another age and gender than its picture. */
function variedAnimal(base: Omit<DemoItem, 'key' | 'art'>, random: Random) {
  const petname = random.pick(names);
  return {
    petname,
    age: random.pick(Object.values(Age)),
    gender: random.pick(Object.values(Gender)),
    color: random.pick(Object.values(Color)),
    details: base.details.replaceAll(base.petname, petname),
    short: base.short.replaceAll(base.petname, petname),
  };
}
