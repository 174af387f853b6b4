import { Suspense } from 'react';
import type { PetCardFieldsFragment } from '../../../gql/graphql.ts';
import { useHousehold } from '../../../lib/household/household-store.ts';
import { lazyComponent } from '../../../ui/lazy-component.ts';

const FitLabel = lazyComponent(() => import('./fit-label.tsx'));

/** How well the animal of a card fits, where it is one and a household is kept. */
export function CardFit({
  pet,
}: {
  readonly pet: Pick<PetCardFieldsFragment, '_id' | 'petname' | 'category'>;
}) {
  const household = useHousehold();
  if (!household || pet.category !== 'PETS') return null;
  return (
    <Suspense>
      <FitLabel pet={pet} household={household} />
    </Suspense>
  );
}
