import { Group } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useEffect, useRef, useState } from 'react';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { type FilterChange, readPriceLimit } from '../lib/pet-filter.ts';
import classes from './filter-group.module.css';

/** Debounce of typing a price, in milliseconds. */
const TYPING_DELAY_MS = 500;

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
      <Group gap={8} grow wrap="nowrap" align="flex-start">
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

/** Only valid prices change the list. */
function PriceInput({ label, value, example, onChange }: PriceInputProps) {
  const [text, setText] = useState(textOf(value));
  const asked = useRef(value);
  const report = useDebouncedCallback(
    (limit: number | undefined) => {
      asked.current = limit;
      onChange(limit);
    },
    { delay: TYPING_DELAY_MS, flushOnUnmount: true },
  );
  const { problem } = readPriceLimit(text);

  // The URL can change without typing: by Back, or the button that clears everything.
  useEffect(() => {
    if (value === asked.current) return;
    asked.current = value;
    setText(textOf(value));
  }, [value]);

  return (
    <NumberField
      aria-label={`Price ${label}, in dollars`}
      placeholder={example === undefined ? label : `${label} ${example}`}
      leftSection="$"
      leftSectionWidth={28}
      value={text}
      error={problem}
      onChange={(next) => {
        setText(next);
        const reading = readPriceLimit(next);
        if (reading.problem) report.cancel();
        else report(reading.limit);
      }}
    />
  );
}

function textOf(value: number | undefined): string {
  return value === undefined ? '' : String(value);
}
