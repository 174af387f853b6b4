import { Chip, Group } from '@mantine/core';
import { useState } from 'react';
import { UnstyledButton } from '../../../ui/buttons/unstyled-button.tsx';
import type { FilterOption } from '../lib/filter-options.ts';
import type { FilterField, PetFilter } from '../lib/pet-filter.ts';
import classes from './filter-group.module.css';

/** Values that are shown before somebody asks for all; two more than this are not worth a button. */
const FOLDED_LENGTH = 8;

type Choice = PetFilter[FilterField];

interface FilterGroupProps {
  readonly label: string;
  readonly value: Choice;
  readonly options: readonly FilterOption[];
  readonly onChange: (value: Choice) => void;
}

/** One of some values, or any of them. */
export function FilterGroup({ label: legend, value, options, onChange }: FilterGroupProps) {
  const [isUnfolded, setUnfolded] = useState(false);
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
