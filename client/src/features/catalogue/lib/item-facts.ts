import { Kind } from '../../../../../domain/catalogue/kinds.ts';
import { Age, Clan, Color, Gender, Size, Species } from '../../../../../domain/catalogue/pet-options.ts';
import { wordFor } from '../../../lib/word-for.ts';
import { choiceLabels } from './filter-labels.ts';
import { type Facts, speciesNames } from './pet-labels.ts';

/** The facts of an item as label and value, those that it has. */
export function factsOf(pet: Facts): readonly (readonly [string, string])[] {
  const shown = pet.category === 'PETS' ? animalFacts(pet) : goodsFacts(pet);
  return shown.filter((fact): fact is [string, string] => Boolean(fact[1]));
}

type Fact = readonly [label: string, value: string | undefined | null];

function animalFacts(pet: Facts): Fact[] {
  const animal = pet.species
    ? wordFor(Species, pet.species)
    : wordFor({ DOG: 'Dog', CAT: 'Cat', OTHER: 'Other' }, pet.type);
  return [
    ['Animal', animal],
    ['Clan', pet.clan && wordFor(Clan, pet.clan)],
    ['Age', pet.age && wordFor(Age, pet.age)],
    ['Gender', pet.gender && wordFor(Gender, pet.gender)],
    ['Color', pet.color && wordFor(Color, pet.color)],
    ['Size', pet.size && wordFor(Size, pet.size)],
  ];
}

/** Color, gender and clan say nothing of goods; their age is the one that they are for. */
function goodsFacts(pet: Facts): Fact[] {
  const animals = pet.species ? wordFor(speciesNames, pet.species) : wordFor(choiceLabels.type, pet.type);
  return [
    ['For', animals],
    ['Kind', pet.kind && wordFor(Kind, pet.kind)],
    ['Life stage', pet.age && wordFor(Age, pet.age)],
    ['Size', pet.size && wordFor(Size, pet.size)],
    ['Brand', pet.brand],
  ];
}
