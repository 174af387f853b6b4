import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { pageHead, searchedText } from '../../../domain/pages/page-head.ts';
import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { usePetFilter } from '../features/catalogue/hooks/use-pet-filter.ts';
import { searchFields, searchWhere } from '../features/catalogue/lib/pet-filter.ts';
import { ItemList } from '../features/catalogue/lists/item-list.tsx';
import { OtherWays } from '../features/catalogue/search/other-ways.tsx';
import { searchHeading } from '../features/catalogue/search/search-heading.ts';
import { usePageHead } from '../hooks/use-page-head.ts';
import { PageContainer } from '../ui/page-container.tsx';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [PetListDocument];

export function Component() {
  const { pathname, search } = useLocation();
  const [filter] = usePetFilter();
  const searched = searchedText(search);
  const heading = searchHeading(filter);
  usePageHead(useMemo(() => pageHead(pathname, search), [pathname, search]));
  return (
    <PageContainer
      title={searched ? `Results for “${searched}”` : heading.title}
      intro={searched ? undefined : heading.intro}
    >
      <ItemList
        fixed={searchWhere}
        fields={searchFields(filter)}
        label="Search results"
        actionFor={quickAddFor}
        otherwise={<OtherWays actionFor={quickAddFor} />}
      />
    </PageContainer>
  );
}
