import { Chip, Group } from '@mantine/core';
import type { ChoiceField, PetFilter } from '../lib/pet-filter.ts';
import { choiceLabels, fieldLabels } from '../lib/pet-labels.ts';
import classes from './filter-group.module.css';

type Choice<F extends ChoiceField = ChoiceField> = PetFilter[F];

interface FilterGroupProps {
  readonly field: ChoiceField;
  readonly value: Choice;
  readonly counts: readonly { readonly value: string; readonly count: number }[] | undefined;
  readonly onChange: (value: Choice) => void;
}

/** One of some values, or any of them. A value that nothing has is not offered. */
export function FilterGroup({ field, value, counts, onChange }: FilterGroupProps) {
  const options = Object.entries(choiceLabels[field])
    .map(([key, label]) => ({ key, label, count: counts?.find((entry) => entry.value === key)?.count }))
    .filter((option) => option.count || option.key === value || !counts);
  if (counts && options.length === 0) return null;

  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{fieldLabels[field]}</legend>
      <Chip.Group value={value ?? ''} onChange={(key) => onChange((key || undefined) as Choice)}>
        <Group gap={8}>
          <Chip value="" size="sm" variant="outline">
            Any
          </Chip>
          {options.map(({ key, label, count }) => (
            <Chip key={key} value={key} size="sm" variant="outline">
              {label}
              {count !== undefined && <span className={classes.count}> {count}</span>}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </fieldset>
  );
}
