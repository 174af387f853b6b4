import { pageIds, pages } from '../../../../../domain/pages/pages.ts';
import { type PetFilter, searchWhere } from '../lib/pet-filter.ts';
import { speciesNames, typeNames } from '../lib/pet-labels.ts';

interface Heading {
  readonly title: string;
  readonly intro: string;
}

/** What a search without words is called: what it lists. */
export function searchHeading(filter: PetFilter): Heading {
  const { type, species } = filter;
  const category = searchWhere(filter).category ?? filter.category;
  if (category === 'PETS') {
    const animals = species ? speciesNames[species] : type ? typeNames[type] : 'Animals';
    const choices = type ? 'age and gender' : 'type, age and gender';
    return { title: 'Search', intro: `${animals} of all kinds. Choose ${choices}, or search for a word.` };
  }
  const page = pageIds.find((id) => {
    const { list } = pages[id];
    return type && list?.type === type && list.category === category && !list.species;
  });
  return {
    title: page ? pages[page].title : category ? goods[category] : 'Search',
    intro: 'Choose animal, kind and brand, or search for a word.',
  };
}

const goods = { FOOD: 'Food for all animals', ACCESSORIES: 'Accessories for all animals' } as const;
