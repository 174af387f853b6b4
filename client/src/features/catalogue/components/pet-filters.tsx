import { Button, Stack, Switch } from '@mantine/core';
import type { PetListQuery } from '../../../gql/graphql.ts';
import { fieldLabel } from '../lib/filter-labels.ts';
import {
  countChoices,
  type FilterChange,
  type FilterField,
  noChoices,
  type PetFilter,
} from '../lib/pet-filter.ts';
import classes from './filter-group.module.css';
import { FilterGroup } from './filter-group.tsx';
import { PriceRange } from './price-range.tsx';

type Facets = PetListQuery['pets']['facets'];

interface PetFiltersProps {
  readonly filter: PetFilter;
  readonly onChange: (change: Partial<FilterChange>) => void;
  /** Which choices this list offers, in this order. */
  readonly fields: readonly FilterField[];
  /** What the list is of, where it is of one thing. */
  readonly category: PetFilter['category'];
  readonly facets: Facets | undefined;
}

export function PetFilters({ filter, onChange, fields, category, facets }: PetFiltersProps) {
  return (
    <Stack gap="lg">
      {fields.map((field) => (
        <FilterGroup
          key={field}
          field={field}
          label={fieldLabel(field, category)}
          value={filter[field]}
          counts={facets?.[field]}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
      <PriceRange
        min={filter.priceMin}
        max={filter.priceMax}
        lowest={facets?.priceMin}
        highest={facets?.priceMax}
        onChange={onChange}
      />
      <Switch
        label={
          <>
            Only what is available now
            {facets && <span className={classes.count}> {facets.available}</span>}
          </>
        }
        checked={filter.available ?? false}
        onChange={(event) => onChange({ available: event.currentTarget.checked || undefined })}
      />
      {countChoices(filter) > 0 && (
        <Button variant="default" onClick={() => onChange(noChoices)}>
          Clear all filters
        </Button>
      )}
    </Stack>
  );
}
