import { quickAddFor } from '../features/cart/components/quick-add.tsx';
import { PetListDocument } from '../features/catalogue/api/catalogue.operations.ts';
import { PetBrowser } from '../features/catalogue/components/pet-browser.tsx';
import { SearchBar } from '../features/catalogue/components/search-bar.tsx';
import { usePetFilter } from '../features/catalogue/hooks/use-pet-filter.ts';
import { searchFields, searchWhere } from '../features/catalogue/lib/pet-filter.ts';
import { PageContainer } from '../ui/page-container.tsx';
import classes from './search.module.css';

export { ShopMantineProvider as Around } from '../ui/theme/mantine-provider.tsx';

/** Queries that the server preloads. */
export const documents = [PetListDocument];

export function Component() {
  const [filter] = usePetFilter();
  const criteria = JSON.stringify([filter.search, filter.type, filter.age, filter.gender]);
  return (
    <PageContainer title="Search" intro="Tell us who or what you are looking for.">
      <div className={classes.page}>
        <SearchBar key={criteria} value={filter} hasText />
        <PetBrowser
          fixed={searchWhere}
          fields={searchFields(filter)}
          label="Search results"
          actionFor={quickAddFor}
        />
      </div>
    </PageContainer>
  );
}
