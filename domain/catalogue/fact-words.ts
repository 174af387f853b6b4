import type { ItemFacts } from './item-facts.ts';
import { Kind } from './kinds.ts';
import { Age, Category, Clan, Color, Gender, PetType, Size, Species } from './pet-options.ts';

/** Words that mean the same, in the singular and in lower case; the first one is the usual one. */
export interface FactWords {
  readonly words: readonly string[];
  /** What they say of an item; nothing where only texts tell the narrow word from the wider one. */
  readonly says?: ItemFacts;
  /** A word for more than that: what is looked for where there is nothing of the narrow one. */
  readonly wider?: string;
}

/** The facts of items by the words that people have for them. */
export const factWords: readonly FactWords[] = [
  says('pet, animal', { category: Category.PETS }),
  says('food, feed, meal', { category: Category.FOOD }),
  says('accessory, supply, equipment, gear', { category: Category.ACCESSORIES }),

  says('dog, doggy, canine, hound', { type: PetType.DOG }),
  says('cat, kitty, feline', { type: PetType.CAT }),
  says('puppy, pup', { type: PetType.DOG, age: Age.PUPPY }, 'dog'),
  says('kitten', { type: PetType.CAT, age: Age.PUPPY }, 'cat'),
  says('small animal, small pet, other animal, other pet', { type: PetType.OTHER }),
  says('rabbit, bunny', { species: Species.RABBIT }),
  says('guinea pig, cavy', { species: Species.GUINEA_PIG }),
  says('hamster', { species: Species.HAMSTER }),
  says('bird', { species: Species.BIRD }),
  says('fish', { species: Species.FISH }),
  says('reptile', { species: Species.REPTILE }),
  narrower('budgie, budgerigar, parakeet', 'bird'),
  narrower('canary, finch, parrot, cockatiel, lovebird', 'bird'),
  narrower('goldfish, betta, guppy', 'fish'),
  narrower('tortoise, turtle, terrapin', 'reptile'),
  narrower('lizard, gecko, bearded dragon, snake', 'reptile'),

  says('baby, young, junior', { age: Age.PUPPY }),
  says('adult', { age: Age.ADULT }),
  says('senior, old, older, elderly, mature', { age: Age.SENIOR }),
  says('male, boy', { gender: Gender.MALE }),
  says('female, girl', { gender: Gender.FEMALE }),
  says('black', { color: Color.BLACK }),
  says('brown', { color: Color.BROWN }),
  says('gray, grey', { color: Color.GRAY }),
  says('bicolor, bicolour', { color: Color.BICOLOR }),
  ...Object.values(Clan).map((clan) => says(clan.toLowerCase(), { clan })),
  says('alsatian', { clan: Clan.GERMAN_SHEPHERD }),
  says('aussie', { clan: Clan.AUSTRALIAN_SHEPHERD }),
  says('small, mini', { size: Size.SMALL }),
  says('medium', { size: Size.MEDIUM }),
  says('large, big', { size: Size.LARGE }),

  kindOfFood('dry food, dry, kibble', Kind.DRY),
  kindOfFood('wet food, wet, canned, tinned', Kind.WET),
  kindOfFood('treat, biscuit, snack, cookie', Kind.TREAT),
  kindOfFood('hay', Kind.HAY),
  kindOfFood('seed', Kind.SEED),
  kindOfAccessory('toy, plaything', Kind.TOY),
  kindOfAccessory('bed, basket, cushion', Kind.BED),
  kindOfAccessory('lead, leash', Kind.LEAD),
  kindOfAccessory('collar', Kind.COLLAR),
  kindOfAccessory('harness', Kind.HARNESS),
  kindOfAccessory('bowl, dish', Kind.BOWL),
  kindOfAccessory('litter, litter box, litter tray', Kind.LITTER),
  kindOfAccessory('grooming, groom', Kind.GROOMING),
  kindOfAccessory('carrier, transport box', Kind.CARRIER),
  kindOfAccessory('scratcher, scratching post, scratch post', Kind.SCRATCHER),
  kindOfAccessory('house, hutch, hideout', Kind.HOUSE),
  kindOfAccessory('cage', Kind.CAGE),
  kindOfAccessory('aquarium, tank, fish tank, fishbowl', Kind.AQUARIUM),
  kindOfAccessory('feeder', Kind.FEEDER),
  kindOfAccessory('clothing, clothes, sweater, jacket, coat, raincoat', Kind.CLOTHING),
];

/** Words that say no fact, and stand for one another in names and texts. */
export const sameWords: readonly (readonly string[])[] = [
  ['brush', 'comb'],
  ['blanket', 'throw'],
  ['fountain', 'drinker'],
  ['crate', 'kennel'],
];

/** Several facts together; null where they contradict one another. */
export function joinFacts<Facts extends object>(all: readonly Facts[]): Facts | null {
  const joined: Record<string, unknown> = {};
  for (const [field, value] of all.flatMap((facts) => Object.entries(facts))) {
    if ((joined[field] ?? value) !== value) return null;
    joined[field] = value;
  }
  return joined as Facts;
}

function says(words: string, facts: ItemFacts, wider?: string): FactWords {
  return { words: words.split(', '), says: facts, ...(wider && { wider }) };
}

function narrower(words: string, wider: string): FactWords {
  return { words: words.split(', '), wider };
}

function kindOfFood(words: string, kind: Kind): FactWords {
  return says(words, { kind }, 'food');
}

function kindOfAccessory(words: string, kind: Kind): FactWords {
  return says(words, { kind }, 'accessories');
}
