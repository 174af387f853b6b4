import { useCallback, useMemo } from 'react';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { animalListFields } from '../features/catalogue/lib/pet-filter.ts';
import { ItemList } from '../features/catalogue/lists/item-list.tsx';
import type { PetType, Species } from '../gql/graphql.ts';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [PetListDocument];

const words: Record<PetType, { title: string; intro: string }> = {
  DOG: {
    title: 'Find a dog',
    intro: 'Walkers, nappers and ball thieves, all looking for one person of their own.',
  },
  CAT: { title: 'Find a cat', intro: 'They will choose you, really. But you may look first.' },
  OTHER: { title: 'Find a friend', intro: 'Small feet, feathers and long ears.' },
};

const speciesLabels: Partial<Record<Species, { title: string; intro: string }>> = {
  RABBIT: { title: 'Find a rabbit', intro: 'Long ears, soft noses, and never one alone.' },
  BIRD: { title: 'Find a bird', intro: 'Feathers, songs, and an opinion on everything.' },
};

interface PetListPageProps {
  readonly type: PetType;
  /** Which of the other animals, where the page is of one kind of them. */
  readonly species?: Species;
}

export function PetListPage({ type, species }: PetListPageProps) {
  const fixed = useCallback(
    () => ({ type, category: 'PETS' as const, ...(species && { species }) }),
    [type, species],
  );
  const fields = useMemo(() => animalListFields(type, species), [type, species]);
  const { title, intro } = (species && speciesLabels[species]) ?? words[type];
  return (
    <PageContainer title={title} intro={intro}>
      <ItemList key={title} fixed={fixed} fields={fields} label={title} />
    </PageContainer>
  );
}

export { PetListPage as Component };
