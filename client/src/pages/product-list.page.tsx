import { useCallback } from 'react';
import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { PetBrowser } from '../features/catalogue/components/pet-browser.tsx';
import type { ChoiceField } from '../features/catalogue/lib/pet-filter.ts';
import type { Category, PetType } from '../gql/graphql.ts';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [PetListDocument];

type Product = Exclude<Category, 'PETS'>;

const animals: Record<PetType, string> = { DOG: 'Dog', CAT: 'Cat', OTHER: 'Other' };
const words: Record<Product, { name: string; intro: string }> = {
  FOOD: { name: 'food', intro: 'Honest bowls, from the first teeth to the grey muzzle.' },
  ACCESSORIES: { name: 'accessories', intro: 'Beds, leads, bowls and toys that last longer than a walk.' },
};

/** Age, gender, color and clan are facts of animals. */
const noFields: readonly ChoiceField[] = [];

interface ProductListPageProps {
  readonly type: PetType;
  readonly category: Product;
}

export function ProductListPage({ type, category }: ProductListPageProps) {
  const fixed = useCallback(() => ({ type, category }), [type, category]);
  const { name, intro } = words[category];
  const title = `${animals[type]} ${name}`;
  return (
    <PageContainer title={title} intro={intro}>
      <PetBrowser key={title} fixed={fixed} fields={noFields} label={title} actionFor={quickAddFor} />
    </PageContainer>
  );
}

export { ProductListPage as Component };
