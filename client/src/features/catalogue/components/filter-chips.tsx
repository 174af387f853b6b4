import { Group, UnstyledButton } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { formatDollars } from '../../../../../domain/money/money.ts';
import { chipLabel, starsLabel } from '../lib/filter-labels.ts';
import type { FilterChange, FilterField, PetFilter } from '../lib/pet-filter.ts';
import { removalOf, withStated } from '../lib/reading-filters.ts';
import { type Part, shownParts } from '../lib/reading-words.ts';
import classes from './filter-chips.module.css';

interface FilterChipsProps {
  /** Of the address. */
  readonly filter: PetFilter;
  /** How its search was read. */
  readonly reading: readonly Part[];
  readonly fields: readonly FilterField[];
  /** Of the animals that the list is of or for, where it is of one. */
  readonly type: PetFilter['type'];
  readonly onChange: (change: Partial<FilterChange>) => void;
}

interface FilterChip {
  readonly key: string;
  readonly label: string;
  readonly removal: Partial<FilterChange>;
  readonly isLeftOut?: boolean;
}

/** The filters in use, those that the search says first, each with a button that removes it. */
export function FilterChips({ filter, reading, fields, type, onChange }: FilterChipsProps) {
  const chips = [...chipsOfSearch(filter, reading), ...chipsOfChoices(filter, reading, fields, type)];
  if (chips.length === 0) return null;

  return (
    <Group component="ul" gap={8} className={classes.list} aria-label="Filters in use">
      {chips.map(({ key, label, removal, isLeftOut }) => (
        <li key={key}>
          <UnstyledButton
            dir="auto"
            className={classes.chip}
            data-left-out={isLeftOut || undefined}
            aria-label={isLeftOut ? `Remove “${label}”, which was left out` : `Remove filter ${label}`}
            onClick={({ currentTarget }) => {
              focusBeside(currentTarget);
              onChange(removal);
            }}
          >
            {isLeftOut ? `Left out: ${label}` : label}
            <IconX size={14} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
    </Group>
  );
}

/** Whoever removes one by keyboard goes on from the next. */
function focusBeside(chip: HTMLElement): void {
  const { nextElementSibling, previousElementSibling } = chip.closest('li') ?? {};
  (nextElementSibling ?? previousElementSibling)?.querySelector('button')?.focus();
}

function chipsOfSearch({ search }: PetFilter, reading: readonly Part[]): FilterChip[] {
  if (!search) return [];
  const parts = shownParts(reading).map(({ text, label, isLeftOut }) => ({
    ...{ key: `part ${text}`, label, isLeftOut },
    removal: removalOf(text, search, reading),
  }));
  return parts.length > 0 ? parts : [{ key: 'search', label: `“${search}”`, removal: { search: undefined } }];
}

/** Those that the search has not said already. */
function chipsOfChoices(
  filter: PetFilter,
  reading: readonly Part[],
  fields: readonly FilterField[],
  type: PetFilter['type'],
): FilterChip[] {
  const stated = withStated({}, reading);
  const choices: [keyof PetFilter, string | undefined][] = [
    ...fields.map((field): [FilterField, string | undefined] => [
      field,
      filter[field] && chipLabel(field, filter[field], type),
    ]),
    ['priceMin', filter.priceMin === undefined ? undefined : `from ${formatDollars(filter.priceMin)}`],
    ['priceMax', filter.priceMax === undefined ? undefined : `up to ${formatDollars(filter.priceMax)}`],
    ['minRating', filter.minRating ? starsLabel(filter.minRating) : undefined],
    ['orUnknown', filter.orUnknown && 'Also where nobody knows yet'],
    ['available', filter.available && 'Available now'],
  ];
  return choices.flatMap(([field, label]) =>
    label && stated[field] !== filter[field] ? [{ key: field, label, removal: { [field]: undefined } }] : [],
  );
}
