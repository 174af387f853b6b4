import { animalFacts, type ItemField, type ItemFieldName, itemFields, optionalFacts } from './item-fields.ts';
import { Category, isGoods, PetType } from './pet-options.ts';

/*
 * Which fields an item must have, and which it can have, by its category and type.
 */

type AnimalFact = (typeof animalFacts)[number];
type OptionalFact = (typeof optionalFacts)[number];
type Fields = Readonly<Partial<Record<ItemFieldName, unknown>>>;

const limits = {
  goods: { by: 'category', allows: isGoods, problem: 'Only food and accessories have one' },
  animals: {
    by: 'category',
    allows: (category: unknown) => category === Category.PETS,
    problem: 'Only animals have one',
  },
  otherAnimals: {
    by: 'type',
    allows: (type: unknown) => type === PetType.OTHER,
    problem: 'Only the type other has one',
  },
} as const satisfies Record<NonNullable<ItemField['only']>, object>;

export function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}

/** Which facts are missing: of an animal, and of what does not say that it is food or an accessory. */
export function missingFacts(item: Fields): AnimalFact[] {
  if (isGoods(item.category)) return [];
  return animalFacts.filter((fact) => {
    const { orElse }: ItemField = itemFields[fact];
    return isMissing(item[fact]) && (!orElse || isMissing(item[orElse]));
  });
}

/** Whether an item of its category and type can have a field. */
export function canHave(name: ItemFieldName, item: Fields): boolean {
  const { only }: ItemField = itemFields[name];
  return only === undefined || limits[only].allows(item[limits[only].by]);
}

/** Whether forms ask an item of its category for a field. */
export function isAskedOf(name: ItemFieldName, item: Fields): boolean {
  const { askedOf }: ItemField = itemFields[name];
  // What does not say yet what it is may become an animal.
  const category = isGoods(item.category) ? item.category : Category.PETS;
  return canHave(name, item) && (askedOf === undefined || askedOf.some((one) => one === category));
}

/** Whether it can have what stands in the field, as far as its category and type say. */
export function fits(name: ItemFieldName, item: Fields): boolean {
  const options = optionsByCategory(name, item);
  return canHave(name, item) && (!options || options.some((option) => option === item[name]));
}

/** Which facts an item can not have, being of its category and type, with what is said of each. */
export function unfitFacts(item: Fields): Partial<Record<OptionalFact, string>> {
  const problems = optionalFacts.map((fact) => [fact, problemOf(fact, item)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

/** A category or type that it does not have yet rules out nothing. */
function problemOf(fact: OptionalFact, item: Fields): string | undefined {
  const { only }: ItemField = itemFields[fact];
  if (isMissing(item[fact]) || fits(fact, item)) return undefined;
  if (only && isMissing(item[limits[only].by])) return undefined;
  if (only && !canHave(fact, item)) return limits[only].problem;
  return `One of: ${offeredTo(fact, item).join(', ')}`;
}

function optionsByCategory(name: ItemFieldName, { category }: Fields): readonly string[] | undefined {
  const field: ItemField = itemFields[name];
  return 'optionsOf' in field ? field.optionsOf?.(category) : undefined;
}

/** The values that a choice offers to an item. */
export function offeredTo(name: ItemFieldName, item: Fields): readonly string[] {
  const field: ItemField = itemFields[name];
  return optionsByCategory(name, item) ?? ('options' in field ? Object.values(field.options) : []);
}
