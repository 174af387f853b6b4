import { amountText } from '../../../../../domain/catalogue/amount-words.ts';
import {
  type ItemField,
  type ItemFieldName,
  itemFieldNames,
  itemFields,
} from '../../../../../domain/catalogue/item-fields.ts';
import { Species } from '../../../../../domain/catalogue/pet-options.ts';
import { labelFor } from '../../../lib/label-for.ts';
import { choiceLabels } from './filter-labels.ts';
import { ageLabel, type Facts, speciesNames } from './pet-labels.ts';

/** What tells most of an item is read first; the others follow in the order of the table. */
const first: readonly ItemFieldName[] = ['clan', 'kind', 'age'];
const inOrder = [...first, ...itemFieldNames.filter((name) => !first.includes(name))];

type Fact = readonly [label: string, value: string];

/** The short facts of an item as label and value, those that it has. */
export function factsOf(pet: Facts): readonly Fact[] {
  const isFor = pet.category === 'PETS' ? animalOf(pet) : animalsOf(pet);
  return [
    [pet.category === 'PETS' ? 'Animal' : 'For', isFor],
    ...factsIn(
      inOrder.filter((name) => !isLong(name)),
      pet,
    ),
  ];
}

/** Those that are texts of their own, such as what is in it. */
export function longFactsOf(pet: Facts): readonly Fact[] {
  return factsIn(inOrder.filter(isLong), pet);
}

function isLong(name: ItemFieldName): boolean {
  return itemFields[name].is === 'longText';
}

function factsIn(names: readonly ItemFieldName[], pet: Facts): Fact[] {
  return names.flatMap((name) => {
    const { shownAs }: ItemField = itemFields[name];
    const label = pet.category === 'PETS' ? shownAs?.animals : shownAs?.goods;
    const value = label && wordOf(name, pet);
    return label && value ? [[label, value] as const] : [];
  });
}

function animalOf({ species, type }: Facts): string {
  return species ? labelFor(Species, species) : labelFor({ DOG: 'Dog', CAT: 'Cat', OTHER: 'Other' }, type);
}

function animalsOf({ species, type }: Facts): string {
  return species ? labelFor(speciesNames, species) : labelFor(choiceLabels.type, type);
}

/** In the words for its animal, where that has its own. */
function wordOf(name: ItemFieldName, pet: Facts): string | undefined {
  const field: ItemField = itemFields[name];
  const value = pet[name as keyof Facts];
  if (!value) return undefined;
  if (name === 'age') return ageLabel(String(value), pet.type);
  return 'options' in field ? labelFor(field.options, String(value)) : amountText(name, value);
}
