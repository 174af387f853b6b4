import { Category, PetType, Species } from '../catalogue/pet-options.ts';

/** What words of a name, its tags and its place in another shop say of goods: whose they are, and whether they are eaten. */
export interface GuessedKind {
  readonly category?: 'food' | 'accessories';
  readonly type?: PetType;
  readonly species?: Species;
}

const food =
  /\b(food|foods|feed|treats?|kibble|snacks?|chews?|biscuits?|hay|seeds?|milk|supplements?|futter|trockenfutter|nassfutter|leckerlis?|croquettes|friandises)\b/i;
const accessories =
  /\b(accessor(y|ies)|toys?|beds?|bedding|bowls?|collars?|leash(es)?|leads?|harness(es)?|carriers?|crates?|litter|brush(es)?|scratch\w*|kratz\w+|cages?|houses?|aquariums?|spielzeug|halsband|leine|napf|apparel|clothing|grooming|feeders?)\b/i;
const types: readonly (readonly [RegExp, GuessedKind])[] = [
  [/\b(dogs?|pupp(y|ies)|canine|hund(e|en)?|hunde\w+|chiens?)\b/i, { type: PetType.DOG }],
  [/\b(cats?|kittens?|feline|katzen?|katzen\w+|chats?)\b/i, { type: PetType.CAT }],
  [/\b(rabbits?|bunn(y|ies)|kaninchen|lapins?)\b/i, { type: PetType.OTHER, species: Species.RABBIT }],
  [/\b(guinea pigs?|meerschweinchen)\b/i, { type: PetType.OTHER, species: Species.GUINEA_PIG }],
  [/\b(hamsters?)\b/i, { type: PetType.OTHER, species: Species.HAMSTER }],
  [/\b(birds?|parrots?|budgies?|v[oö]gel|oiseaux)\b/i, { type: PetType.OTHER, species: Species.BIRD }],
  [/\b(fish|aquarium|aquariums|fische|poissons)\b/i, { type: PetType.OTHER, species: Species.FISH }],
  [/\b(reptiles?|turtles?|lizards?|snakes?|reptilien)\b/i, { type: PetType.OTHER, species: Species.REPTILE }],
];

/** @param texts what says most first: its place in a shop, tags, its name */
export function guessKind(texts: readonly string[]): GuessedKind {
  const guess: { -readonly [Key in keyof GuessedKind]: GuessedKind[Key] } = {};
  for (const text of texts) {
    // "Dog Food Bowls": what is put in them is not what they are.
    const last = text.split('>').at(-1) ?? '';
    for (const part of [last, text]) {
      if (!guess.category && accessories.test(part)) guess.category = Category.ACCESSORIES;
      else if (!guess.category && food.test(part)) guess.category = Category.FOOD;
    }
    const found = guess.type ? undefined : types.find(([words]) => words.test(text))?.[1];
    if (found) Object.assign(guess, found);
  }
  return guess;
}
