import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useSearchText } from '../../../../hooks/use-search-text.ts';
import type { ChangeFilter } from '../hooks/use-pets-data-filter.ts';
import { type DataOrder, isFiltered, type PetsDataFilter } from '../lib/pets-data-filter.ts';
import classes from './pets-toolbar.module.css';

interface PetsToolbarProps {
  readonly filter: PetsDataFilter;
  readonly onChange: ChangeFilter;
}

/** What is listed, and in which order. */
export function PetsToolbar({ filter, onChange }: PetsToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers
    <form
      role="search"
      aria-label="Pets data"
      className={classes.bar}
      onSubmit={(event) => event.preventDefault()}
    >
      <SearchField value={filter.search ?? ''} onChange={(search) => onChange({ search })} />
      <NativeSelect
        label="Category"
        data={categories}
        value={filter.category ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ category: (value || undefined) as PetsDataFilter['category'] })
        }
      />
      <NativeSelect
        label="Type"
        data={types}
        value={filter.type ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type: (value || undefined) as PetsDataFilter['type'] })
        }
      />
      <NativeSelect
        label="State"
        data={states}
        value={filter.availability ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ availability: (value || undefined) as PetsDataFilter['availability'] })
        }
      />
      <NativeSelect
        label="Sort by"
        data={orders}
        value={filter.orderBy}
        onChange={({ currentTarget: { value } }) => onChange({ orderBy: value as DataOrder })}
      />
      {isFiltered(filter) && <ClearFilters onChange={onChange} />}
    </form>
  );
}

export function ClearFilters({ onChange }: Pick<PetsToolbarProps, 'onChange'>) {
  return (
    <Button
      variant="subtle"
      className={classes.clear}
      onClick={() =>
        onChange({ search: undefined, category: undefined, type: undefined, availability: undefined })
      }
    >
      Clear filters
    </Button>
  );
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (search: string) => void;
}

/** Searches while typing, debounced. */
function SearchField({ value, onChange }: SearchFieldProps) {
  const { text, type } = useSearchText(value, onChange);
  return (
    <TextInput
      className={classes.search}
      label="Search"
      type="search"
      placeholder="Name, breed or words of the texts"
      maxLength={100}
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden />}
      value={text}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

const categories = [
  { value: '', label: 'All' },
  { value: 'PETS', label: 'Animals' },
  { value: 'FOOD', label: 'Food' },
  { value: 'ACCESSORIES', label: 'Accessories' },
];

const types = [
  { value: '', label: 'All' },
  { value: 'DOG', label: 'Dog' },
  { value: 'CAT', label: 'Cat' },
  { value: 'OTHER', label: 'Other' },
];

const states = [
  { value: '', label: 'All' },
  { value: 'AVAILABLE', label: 'In the shop' },
  { value: 'SOLD', label: 'Sold' },
  { value: 'RETIRED', label: 'Retired' },
];

const orders: readonly { value: DataOrder; label: string }[] = [
  { value: 'NEWEST', label: 'Newest first' },
  { value: 'NAME', label: 'Name' },
  { value: 'STOCK_LOW_TO_HIGH', label: 'Lowest stock' },
  { value: 'PRICE_LOW_TO_HIGH', label: 'Lowest price' },
  { value: 'PRICE_HIGH_TO_LOW', label: 'Highest price' },
];
