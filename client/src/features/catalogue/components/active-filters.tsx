import { Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { filterLabel } from '../lib/filter-labels.ts';
import type { FilterChange, FilterField, PetFilter } from '../lib/pet-filter.ts';
import classes from './active-filters.module.css';

interface ActiveFiltersProps {
  readonly filter: PetFilter;
  readonly fields: readonly FilterField[];
  readonly onChange: (change: Partial<FilterChange>) => void;
}

/** The active filters, each with a button that removes it. */
export function ActiveFilters({ filter, fields, onChange }: ActiveFiltersProps) {
  const choices = describeChoices(filter, fields);
  if (choices.length === 0) return null;

  return (
    <Group component="ul" gap={8} className={classes.list} aria-label="Filters in use">
      {choices.map(([field, label]) => (
        <li key={field}>
          <UnstyledButton
            className={classes.choice}
            aria-label={`Remove filter ${label}`}
            onClick={() => onChange({ [field]: undefined })}
          >
            {label}
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </Group>
  );
}

function describeChoices(filter: PetFilter, fields: readonly FilterField[]) {
  const choices: [keyof PetFilter, string | undefined][] = [
    ...fields.map((field): [FilterField, string | undefined] => [
      field,
      filter[field] && filterLabel(field, filter[field]),
    ]),
    ['priceMin', filter.priceMin === undefined ? undefined : `from ${formatDollars(filter.priceMin)}`],
    ['priceMax', filter.priceMax === undefined ? undefined : `up to ${formatDollars(filter.priceMax)}`],
    ['available', filter.available && 'Available now'],
    ['search', filter.search && `“${filter.search}”`],
  ];
  return choices.filter((choice): choice is [keyof PetFilter, string] => Boolean(choice[1]));
}
