import type { ItemFacts } from '../item-facts.ts';
import { Kind } from '../kinds.ts';
import { Age, Category, isGoods, PetType, Species } from '../pet-options.ts';

/*
 * What belongs beside an item where nothing is known of who bought it with what: goods of its kind for the same animal, and
 * what an animal needs.
 */

type Facts = ItemFacts;

/** What serves the same purpose: a harness in place of a collar, never a treat in place of a meal. */
const sisters: Partial<Record<Kind, readonly Kind[]>> = {
  [Kind.DRY]: [Kind.WET],
  [Kind.WET]: [Kind.DRY],
  [Kind.HAY]: [Kind.DRY],
  [Kind.SEED]: [Kind.DRY],
  [Kind.LEAD]: [Kind.HARNESS, Kind.COLLAR],
  [Kind.COLLAR]: [Kind.LEAD, Kind.HARNESS],
  [Kind.HARNESS]: [Kind.LEAD, Kind.COLLAR],
  [Kind.BOWL]: [Kind.FEEDER],
  [Kind.FEEDER]: [Kind.BOWL],
  [Kind.BED]: [Kind.HOUSE],
  [Kind.HOUSE]: [Kind.CAGE, Kind.BED],
  [Kind.CAGE]: [Kind.HOUSE],
  [Kind.SCRATCHER]: [Kind.TOY],
  [Kind.TOY]: [Kind.SCRATCHER],
};

/**
 * Where others like an item are looked for, what is closest first. Of goods nothing for another animal is; where their kind
 * is not known, all of their category for the same animal are.
 */
export function likeItem({ category, type, species, kind, age }: Facts): Facts[] {
  const forAnimal = { category, type, ...(species && { species }) };
  if (!isGoods(category)) return [...(species ? [forAnimal] : []), { category, type }, { category }];
  if (!kind) return [forAnimal];
  return [
    ...(age ? [{ ...forAnimal, kind, age }] : []),
    { ...forAnimal, kind },
    ...(sisters[kind] ?? []).map((sister) => ({ ...forAnimal, kind: sister })),
  ];
}

const ofOthers: Record<Species, readonly Kind[]> = {
  [Species.RABBIT]: [Kind.HAY, Kind.HOUSE, Kind.LITTER, Kind.CARRIER],
  [Species.GUINEA_PIG]: [Kind.DRY, Kind.HOUSE, Kind.CAGE, Kind.FEEDER],
  [Species.HAMSTER]: [Kind.SEED, Kind.CAGE, Kind.HOUSE, Kind.TOY],
  [Species.BIRD]: [Kind.SEED, Kind.CAGE, Kind.TOY, Kind.FEEDER],
  [Species.FISH]: [Kind.DRY, Kind.AQUARIUM, Kind.FEEDER],
  [Species.REPTILE]: [Kind.DRY, Kind.HOUSE, Kind.HAY],
};

const kindsFor: Record<PetType, (species: Species | undefined) => readonly Kind[]> = {
  [PetType.DOG]: () => [Kind.DRY, Kind.BED, Kind.LEAD, Kind.CARRIER],
  [PetType.CAT]: () => [Kind.DRY, Kind.LITTER, Kind.CARRIER, Kind.SCRATCHER],
  [PetType.OTHER]: (species) => (species ? ofOthers[species] : []),
};

const fedKinds: ReadonlySet<Kind> = new Set([Kind.DRY, Kind.HAY, Kind.SEED]);

/** What an animal needs when it moves in, one row a thing: where each is looked for, the most fitting first. */
export function neededBy({ category, type, species, age }: Facts): Facts[][] {
  if (category !== Category.PETS || !type) return [];
  return kindsFor[type](species).map((kind) => {
    const thing = {
      category: fedKinds.has(kind) ? Category.FOOD : Category.ACCESSORIES,
      type,
      ...(species && { species }),
      kind,
    };
    if (!fedKinds.has(kind)) return [thing];
    // Food without an age is for all: a shop that has none for old dogs has some for grown ones.
    return [
      ...(age ? [{ ...thing, age }] : []),
      ...(age === Age.SENIOR ? [{ ...thing, age: Age.ADULT }] : []),
      thing,
    ];
  });
}
