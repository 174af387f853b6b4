import { Kind } from './kinds.ts';
import { Age, Category, isGoods, PetType, Size, Species } from './pet-options.ts';

/** What a name says of an item. */
export interface NamedFacts {
  readonly kind?: Kind;
  readonly species?: Species;
  readonly size?: Size;
  readonly age?: Age;
}

/** What is known of an item when its facts are looked for. */
export interface NamedItem {
  readonly petname: string;
  readonly short: string;
  readonly category?: unknown;
  readonly type?: unknown;
}

/** Words of names that say something, most telling first: of "Hay Rack" and "Hay", the rack decides. */
type Table<Value> = readonly (readonly [Value, string])[];

const foodKinds: Table<Kind> = [
  [
    Kind.TREAT,
    'treat treats biscuit biscuits cookie cookies chew chews snack snacks bone bones stick sticks',
  ],
  [Kind.TREAT, 'crunchies nibbles jerky dental grass drops reward rewards'],
  [
    Kind.WET,
    'wet pouch pouches tin tins can cans canned pâté pate mousse jelly gravy stew broth soup supper',
  ],
  [Kind.SEED, 'seed seeds millet grain grains'],
  [Kind.HAY, 'hay meadow straw timothy'],
  [Kind.DRY, 'dry kibble kibbles pellet pellets flake flakes muesli'],
];

const accessoryKinds: Table<Kind> = [
  [Kind.GROOMING, 'brush comb shampoo conditioner grooming clipper clippers trimmer deshedding'],
  [Kind.FEEDER, 'fountain rack bottle drinker feeder dispenser'],
  [Kind.SCRATCHER, 'scratching scratcher scratch tree'],
  [Kind.LITTER, 'litter scoop'],
  [Kind.TOY, 'toy toys ball balls tunnel wheel wand mouse mice plush rope tug frisbee puzzle teaser'],
  [Kind.HARNESS, 'harness'],
  [Kind.COLLAR, 'collar'],
  [Kind.LEAD, 'lead leads leash'],
  [Kind.CARRIER, 'carrier crate backpack'],
  [Kind.HOUSE, 'hutch house igloo kennel'],
  [Kind.BED, 'bed cushion blanket mat cave nest hammock pillow'],
  [Kind.BOWL, 'bowl bowls dish'],
  [Kind.AQUARIUM, 'aquarium tank terrarium'],
  [Kind.CAGE, 'cage aviary'],
  [Kind.CLOTHING, 'coat raincoat jumper sweater boots bandana'],
];

const species: Table<Species> = [
  [Species.GUINEA_PIG, 'guinea cavy'],
  [Species.RABBIT, 'rabbit rabbits bunny'],
  [Species.HAMSTER, 'hamster hamsters gerbil mouse mice'],
  [Species.BIRD, 'bird birds budgie budgies parrot parakeet canary canaries'],
  [Species.FISH, 'fish goldfish aquarium betta'],
  [Species.REPTILE, 'reptile tortoise turtle lizard gecko snake terrarium'],
];

const ages: Table<Age> = [
  [Age.PUPPY, 'puppy puppies kitten kittens junior'],
  [Age.SENIOR, 'senior seniors mature'],
  [Age.ADULT, 'adult adults'],
];

const sizes: Table<Size> = [
  [Size.SMALL, 'small mini'],
  [Size.MEDIUM, 'medium'],
  [Size.LARGE, 'large maxi xl'],
];

/** Leads are made of rope, and so are toys: whoever says both means the lead. */
const ropeLeads = new Set(['lead', 'leads', 'leash']);

/**
 * The facts of an item as its texts say them: those of food and accessories in the name; which of the other animals an
 * animal is in its short description, since its name is a name.
 */
export function factsFromTexts({ petname, short, category, type }: NamedItem): NamedFacts {
  if (category !== Category.PETS) return factsFromName(petname, category, type);
  const named = type === PetType.OTHER ? onlySpecies(short) : undefined;
  return named ? { species: named } : {};
}

/**
 * The facts of a piece of food or an accessory, as far as its name says them. A taste is none: of "Rabbit & Herbs" for
 * cats, the rabbit is no fact, because only the type `other` has a species.
 *
 * @returns nothing for an animal, whose name is a name
 */
export function factsFromName(name: string, category: unknown, type: unknown): NamedFacts {
  if (!isGoods(category)) return {};
  const words = wordsIn(name);
  const kind = category === Category.FOOD ? find(foodKinds, words) : accessoryKind(words);
  const ofOther = type === PetType.OTHER ? find(species, words) : undefined;
  const [size, age] = [find(sizes, words), find(ages, words)];
  return {
    ...(kind && { kind }),
    ...(ofOther && { species: ofOther }),
    ...(size && { size }),
    ...(age && { age }),
  };
}

/** Of several, none is the one that the text is about. */
function onlySpecies(text: string): Species | undefined {
  const words = wordsIn(text);
  const named = species.filter((row) => find([row], words));
  return named.length === 1 ? named[0]?.[0] : undefined;
}

function accessoryKind(words: ReadonlySet<string>): Kind | undefined {
  const isLead = [...ropeLeads].some((word) => words.has(word));
  return isLead ? Kind.LEAD : find(accessoryKinds, words);
}

function find<Value>(table: Table<Value>, words: ReadonlySet<string>): Value | undefined {
  return table.find(([, telling]) => telling.split(' ').some((word) => words.has(word)))?.[0];
}

function wordsIn(name: string): ReadonlySet<string> {
  return new Set(name.toLowerCase().match(/\p{L}+/gu) ?? []);
}
