import { Group, NumberInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useState } from 'react';
import classes from './choice-group.module.css';
import type { FilterChange } from './pet-filter.ts';

/** Time to finish typing a price before the list follows, in milliseconds. */
const TYPING_PAUSE = 500;

interface PriceRangeProps {
  readonly min: number | undefined;
  readonly max: number | undefined;
  readonly lowest: number | null | undefined;
  readonly highest: number | null | undefined;
  readonly onChange: (change: Partial<FilterChange>) => void;
}

export function PriceRange({ min, max, lowest, highest, onChange }: PriceRangeProps) {
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>Price</legend>
      <Group gap={8} grow wrap="nowrap">
        <PriceInput
          label="from"
          value={min}
          example={lowest == null ? undefined : Math.floor(lowest)}
          onChange={(priceMin) => onChange({ priceMin })}
        />
        <PriceInput
          label="to"
          value={max}
          example={highest == null ? undefined : Math.ceil(highest)}
          onChange={(priceMax) => onChange({ priceMax })}
        />
      </Group>
    </fieldset>
  );
}

interface PriceInputProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly example: number | undefined;
  readonly onChange: (value: number | undefined) => void;
}

function PriceInput({ label, value, example, onChange }: PriceInputProps) {
  const [typed, setTyped] = useState<number | string>(value ?? '');
  const report = useDebouncedCallback(onChange, TYPING_PAUSE);

  useEffect(() => setTyped(value ?? ''), [value]);

  return (
    <NumberInput
      aria-label={`Price ${label}, in dollars`}
      placeholder={example === undefined ? label : `${label} ${example}`}
      prefix="$"
      min={0}
      max={100_000}
      decimalScale={2}
      hideControls
      allowNegative={false}
      value={typed}
      onChange={(next) => {
        setTyped(next);
        report(typeof next === 'number' ? next : undefined);
      }}
    />
  );
}
