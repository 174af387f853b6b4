import { Chip, Group } from '@mantine/core';
import { starsLabel } from '../lib/filter-labels.ts';
import { starLimits } from '../lib/pet-filter.ts';
import classes from './filter-group.module.css';

interface StarLimitProps {
  readonly value: number | undefined;
  readonly onChange: (stars: number | undefined) => void;
}

/** Goods that others like: from so many stars on average up. */
export function StarLimit({ value, onChange }: StarLimitProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Reviews</legend>
      <Chip.Group
        value={String(value ?? '')}
        onChange={(stars) => onChange(stars ? Number(stars) : undefined)}
      >
        <Group gap={8}>
          <Chip value="" size="sm" variant="outline">
            Any
          </Chip>
          {starLimits.map((stars) => (
            <Chip key={stars} value={String(stars)} size="sm" variant="outline">
              {starsLabel(stars)}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </fieldset>
  );
}
