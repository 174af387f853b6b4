import { Chip, Group } from '@mantine/core';
import { useState } from 'react';
import { UnstyledButton } from '../../../ui/buttons/unstyled-button.tsx';
import { choiceLabels, filterLabel } from '../lib/filter-labels.ts';
import type { FilterField, PetFilter } from '../lib/pet-filter.ts';
import classes from './filter-group.module.css';

/** Values that are shown before somebody asks for all; two more than this are not worth a button. */
const FOLDED_LENGTH = 8;

type Choice = PetFilter[FilterField];

interface FilterGroupProps {
  readonly field: FilterField;
  readonly label: string;
  /** Of the animals that the list is of or for, where it is of one. */
  readonly type?: PetFilter['type'];
  readonly value: Choice;
  readonly counts: readonly { readonly value: string | number; readonly count: number }[] | undefined;
  readonly onChange: (value: Choice) => void;
}

/** One of some values, or any of them. A value that nothing has is not offered. */
export function FilterGroup({ field, label: legend, type, value, counts, onChange }: FilterGroupProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const options = valuesOf(field, value, counts)
    .map((key) => ({
      key,
      label: filterLabel(field, key, type),
      count: counts?.find((entry) => isSame(field, String(entry.value), key))?.count,
    }))
    .filter((option) => option.count || option.key === value || !counts);
  if (options.length === 0) return null;
  const isFolded = !isUnfolded && options.length > FOLDED_LENGTH + 2;
  const shown = isFolded
    ? options.filter(({ key }, place) => place < FOLDED_LENGTH || key === value)
    : options;

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{legend}</legend>
      <Chip.Group value={value ?? ''} onChange={(key) => onChange((key || undefined) as Choice)}>
        <Group gap={8}>
          <Chip value="" size="sm" variant="outline">
            Any
          </Chip>
          {shown.map(({ key, label, count }) => (
            <Chip key={key} value={key} size="sm" variant="outline">
              <bdi>{label}</bdi>
              {count !== undefined && <span className={classes.count}> {count}</span>}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
      {isFolded && (
        <UnstyledButton className={classes.unfold} onClick={() => setUnfolded(true)}>
          Show all {options.length}
        </UnstyledButton>
      )}
    </fieldset>
  );
}

/** Those of a closed list in its order; the brands that there are, the most frequent first. */
function valuesOf(field: FilterField, value: Choice, counts: FilterGroupProps['counts']): string[] {
  if (field !== 'brand') return Object.keys(choiceLabels[field]);
  const brands = (counts ?? []).map((entry) =>
    isSame(field, String(entry.value), value) ? value : String(entry.value),
  );
  return [...new Set([...brands, value].filter((brand): brand is string => Boolean(brand)))];
}

/** An address may write a brand in another case than the shop. */
function isSame(field: FilterField, one: string, other: string | undefined): boolean {
  return field === 'brand' ? one.toLowerCase() === other?.toLowerCase() : one === other;
}
