import { Button, Stack, Switch } from '@mantine/core';
import { Link } from 'react-router-dom';
import { pages } from '../../../../../domain/pages/pages.ts';
import type { PetListQuery } from '../../../gql/graphql.ts';
import { fieldLabel } from '../lib/filter-labels.ts';
import { filterOptions } from '../lib/filter-options.ts';
import {
  countChoices,
  type FilterChange,
  type FilterField,
  furtherFields,
  noChoices,
  type PetFilter,
  uncertainFields,
} from '../lib/pet-filter.ts';
import classes from './filter-group.module.css';
import { FilterGroup } from './filter-group.tsx';
import { MoreFilters } from './more-filters.tsx';
import { PriceRange } from './price-range.tsx';
import { StarLimit } from './star-limit.tsx';

type Facets = PetListQuery['pets']['facets'];

interface PetFiltersProps {
  readonly filter: PetFilter;
  readonly onChange: (change: Partial<FilterChange>) => void;
  /** Which choices this list offers, in this order. */
  readonly fields: readonly FilterField[];
  /** What the list is of, where it is of one thing. */
  readonly category: PetFilter['category'];
  /** Of which animals, or for which. */
  readonly type: PetFilter['type'];
  readonly facets: Facets | undefined;
}

export function PetFilters({ filter, onChange, fields, category, type, facets }: PetFiltersProps) {
  const offered = fields
    .map((field) => ({ field, options: filterOptions(field, filter[field], facets?.[field], type) }))
    .filter(({ options }) => options.length > 0);
  const further = offered.filter(({ field }) => furtherFields.includes(field));
  const isUncertain = offered.some(({ field }) => uncertainFields.some((one) => one === field));
  const groups = (some: typeof offered) =>
    some.map(({ field, options }) => (
      <FilterGroup
        key={field}
        label={fieldLabel(field, category)}
        value={filter[field]}
        options={options}
        onChange={(value) => onChange({ [field]: value })}
      />
    ));
  return (
    <Stack gap="lg">
      {category === 'PETS' && (
        <p className={classes.finder}>
          <Link to={pages.findMyAnimal.path}>Who fits you?</Link> Six questions say it.
        </p>
      )}
      {groups(offered.filter((one) => !further.includes(one)))}
      {further.length > 0 && (
        <MoreFilters isInUse={further.some(({ field }) => filter[field])}>{groups(further)}</MoreFilters>
      )}
      {isUncertain && (
        <Switch
          label="Also those of whom nobody knows yet"
          checked={filter.orUnknown ?? false}
          onChange={(event) => onChange({ orUnknown: event.currentTarget.checked || undefined })}
        />
      )}
      <PriceRange
        min={filter.priceMin}
        max={filter.priceMax}
        lowest={facets?.priceMin}
        highest={facets?.priceMax}
        onChange={onChange}
      />
      {category !== 'PETS' && (
        <StarLimit value={filter.minRating} onChange={(minRating) => onChange({ minRating })} />
      )}
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
