import { Button, NativeSelect } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useMemo } from 'react';
import type { PetWhere } from '../../../gql/graphql.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LazyDialog } from '../../../ui/lazy-dialog.tsx';
import { usePetFilter } from '../hooks/use-pet-filter.ts';
import { type PetListState, usePetList } from '../hooks/use-pet-list.ts';
import { useSearchFilter } from '../hooks/use-search-filter.ts';
import { countText, shownText } from '../lib/count-text.ts';
import { orderLabels } from '../lib/filter-labels.ts';
import {
  countChoices,
  type FilterChange,
  type FilterField,
  type ListOrder,
  listVariables,
  noChoices,
  type PetFilter,
} from '../lib/pet-filter.ts';
import { asTypedLink, statedFields } from '../lib/reading-filters.ts';
import { FilterChips } from './filter-chips.tsx';
import { LoadMore } from './load-more.tsx';
import classes from './pet-browser.module.css';
import type { CardAction } from './pet-card.tsx';
import { PetFilters } from './pet-filters.tsx';
import { PetGrid, PetGridSkeleton } from './pet-grid.tsx';
import { SearchReading } from './search-reading.tsx';

const loadFilterDrawer = () => import('./filter-drawer.tsx');

export interface PetBrowserProps {
  /** Fixed filter of the page, which wins over the URL. */
  readonly fixed: (filter: PetFilter) => PetWhere;
  readonly fields: readonly FilterField[];
  /** Accessible name of the list. */
  readonly label: string;
  readonly actionFor?: CardAction;
  /** What is offered beside an empty search. */
  readonly otherwise?: ReactNode;
  readonly toolsFor?: CardAction;
  /** Shows animals by how well they fit; undefined where nobody knows whom. */
  readonly byFit?: ((where: PetWhere) => ReactNode) | undefined;
  /** Shows goods by what reviews for animals like one say; null where there is none to be like. */
  readonly byLike?: ((where: PetWhere, list: PetListState) => ReactNode) | null | undefined;
  /** A choice of the animal that goods are looked for. */
  readonly forWhom?: (where: PetWhere) => ReactNode;
}

/** Orders that the API has no word for: what they go by is nobody's but the shopper's. */
type OwnOrder = 'FIT' | 'LIKE';

/** Animals have no reviews to go by, and nothing else fits a household. */
function orderOptions(category: PetWhere['category'], own: readonly OwnOrder[]) {
  const orders = Object.entries(orderLabels).map(([value, label]) => ({ value, label }));
  const left = ['FIT', 'LIKE', ...(category === 'PETS' ? ['RATING'] : [])];
  return orders.filter(({ value }) => !left.includes(value) || own.some((order) => order === value));
}

/** By which of their own orders a list can go. What was searched for goes by how well it answers that. */
function ownOrders({ search }: PetFilter, { category }: PetWhere, { byFit, byLike }: OwnResults): OwnOrder[] {
  if (search || !category) return [];
  if (category === 'PETS') return byFit ? ['FIT'] : [];
  return byLike ? ['LIKE'] : [];
}

type OwnResults = Pick<PetBrowserProps, 'byFit' | 'byLike'>;

/** A list of the catalogue with its filters and sorting. */
export function PetBrowser(props: PetBrowserProps) {
  const { fixed, fields, label, actionFor, toolsFor, byFit, byLike, forWhom, otherwise } = props;
  const [filter, change] = usePetFilter();
  const [isDrawerOpen, drawer] = useDisclosure();
  const variables = useMemo(() => listVariables(filter, fixed(filter)), [filter, fixed]);
  const list = usePetList(variables);

  const { reading, shown, changeShown } = useSearchFilter(filter, change, list);
  const choiceCount = countChoices(shown);
  const listed = variables.where;
  const own = ownOrders(filter, listed, { byFit, byLike });
  // Where there is nothing, the way back to more is what helps.
  const ownOrder = own.find((order) => order === filter.orderBy && !(order === 'LIKE' && list.isEmpty));
  const filters = (
    <PetFilters
      filter={shown}
      onChange={changeShown}
      fields={[...fields, ...statedFields(reading, fields, fixed(filter))]}
      category={listed.category ?? undefined}
      type={listed.type ?? shown.type}
      facets={list.facets}
    />
  );

  return (
    <div className={classes.browser}>
      <aside className={classes.sidebar} aria-label="Filters">
        {filters}
      </aside>

      <section className={classes.results} aria-label={label}>
        <SearchReading list={list} reading={reading} asTyped={asTypedLink(filter)} />
        <div className={classes.bar}>
          <p className={classes.count} role="status">
            {list.isFirstLoad || list.error || list.shopPage || ownOrder
              ? ''
              : shownText(list.pets.length, list.totalCount, listed)}
          </p>
          <Button
            className={classes.filterButton}
            variant="default"
            leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
            onClick={drawer.open}
          >
            {choiceCount === 0 ? 'Filters' : `Filters (${choiceCount})`}
          </Button>
          {listed.category !== 'PETS' && forWhom?.(listed)}
          <NativeSelect
            aria-label="Sort by"
            data={orderOptions(listed.category, own)}
            value={ownOrder ?? variables.orderBy}
            onChange={(event) => change({ orderBy: event.currentTarget.value as ListOrder })}
          />
        </div>
        <FilterChips
          filter={filter}
          reading={reading}
          fields={fields}
          type={listed.type ?? shown.type}
          onChange={changeShown}
        />
        {ownOrder === 'FIT' && byFit?.(listed)}
        {ownOrder === 'LIKE' && byLike?.(listed, list)}
        {!list.shopPage && !ownOrder && (
          <Results
            list={list}
            label={label}
            way={wayBack(filter, list.nearestSearch, change)}
            actionFor={actionFor}
            toolsFor={toolsFor}
          />
        )}
        {list.isEmpty && filter.search && otherwise}
      </section>

      <LazyDialog
        load={loadFilterDrawer}
        props={{
          isOpen: isDrawerOpen,
          onClose: drawer.close,
          found: countText(list.totalCount, listed),
          children: filters,
        }}
      />
    </div>
  );
}

interface ResultsProps {
  readonly list: PetListState;
  readonly label: string;
  readonly way: EmptyStateAction;
  readonly actionFor: CardAction | undefined;
  readonly toolsFor: CardAction | undefined;
}

function Results({ list, label, way, actionFor, toolsFor }: ResultsProps) {
  if (list.isFirstLoad) return <PetGridSkeleton count={8} />;
  if (list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (list.pets.length === 0) {
    return (
      <EmptyState
        text={way.text}
        action={
          way.go && (
            <Button variant="light" onClick={way.go}>
              {way.label}
            </Button>
          )
        }
      />
    );
  }
  return (
    <div>
      <PetGrid
        pets={list.pets}
        label={label}
        isStale={list.isStale}
        isFirst
        actionFor={actionFor}
        toolsFor={toolsFor}
      />
      <LoadMore list={list} />
    </div>
  );
}

/** The empty state of the list, and how to fill it. */
interface EmptyStateAction {
  readonly text: string;
  readonly label?: string;
  readonly go?: () => void;
}

function wayBack(
  filter: PetFilter,
  nearest: string | null,
  change: (next: Partial<FilterChange>) => void,
): EmptyStateAction {
  if (nearest) {
    return {
      text: 'We do not sell all of that.',
      label: `Show “${nearest}”`,
      go: () => change({ search: nearest }),
    };
  }
  if (countChoices(filter) > 0) {
    return {
      text: 'Nothing here fits all of these filters.',
      label: 'Clear all filters',
      go: () => change(noChoices),
    };
  }
  if (filter.search) {
    return {
      text: `We found nothing for “${filter.search}”. Perhaps another word?`,
      label: 'Show all animals',
      go: () => change({ search: undefined }),
    };
  }
  return { text: 'There is nothing here just now. Look in again soon.' };
}
