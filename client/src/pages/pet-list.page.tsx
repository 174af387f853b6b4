import { useCallback } from 'react';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { PetBrowser } from '../features/catalogue/components/pet-browser.tsx';
import { animalFields } from '../features/catalogue/lib/pet-filter.ts';
import type { PetType } from '../gql/graphql.ts';
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

export function PetListPage({ type }: { readonly type: PetType }) {
  const fixed = useCallback(() => ({ type, category: 'PETS' as const }), [type]);
  const { title, intro } = words[type];
  return (
    <PageContainer title={title} intro={intro}>
      <PetBrowser key={type} fixed={fixed} fields={animalFields} label={title} />
    </PageContainer>
  );
}

export { PetListPage as Component };
