import { useCallback, useMemo } from 'react';
import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { goodsListFields } from '../features/catalogue/lib/pet-filter.ts';
import { ItemList } from '../features/catalogue/lists/item-list.tsx';
import type { Category, PetType } from '../gql/graphql.ts';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [PetListDocument];

type Product = Exclude<Category, 'PETS'>;

const words: Record<Product, { name: string; intro: string }> = {
  FOOD: { name: 'food', intro: 'Honest bowls, from the first teeth to the gray muzzle.' },
  ACCESSORIES: { name: 'accessories', intro: 'Beds, leads, bowls and toys that last longer than a walk.' },
};

const othersWords: Record<Product, { intro: string }> = {
  FOOD: { intro: 'Hay, seeds and greens for whoever nibbles, pecks or takes it slowly.' },
  ACCESSORIES: { intro: 'Hutches, cages and hiding places for the smaller members of the family.' },
};

interface ProductListPageProps {
  readonly type: PetType;
  readonly category: Product;
}

export function ProductListPage({ type, category }: ProductListPageProps) {
  const fixed = useCallback(() => ({ type, category }), [type, category]);
  const { name } = words[category];
  const { intro } = type === 'OTHER' ? othersWords[category] : words[category];
  const title = titleOf(type, name);
  const fields = useMemo(() => goodsListFields(type), [type]);
  return (
    <PageContainer title={title} intro={intro}>
      <ItemList key={title} fixed={fixed} fields={fields} label={title} actionFor={quickAddFor} />
    </PageContainer>
  );
}

function titleOf(type: PetType, name: string): string {
  if (type === 'OTHER') return `${name.charAt(0).toUpperCase()}${name.slice(1)} for other animals`;
  return `${type === 'DOG' ? 'Dog' : 'Cat'} ${name}`;
}

export { ProductListPage as Component };
