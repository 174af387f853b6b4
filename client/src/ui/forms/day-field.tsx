import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { type Day, isDay } from '../../lib/format/calendar-days.ts';
import classes from './day-field.module.css';

interface DayFieldProps extends Omit<TextInputProps, 'type' | 'value' | 'onChange'> {
  /** Empty for none. */
  readonly value: Day | '';
  /** Called with whole days alone, and with nothing once the field is emptied. */
  readonly onChange: (day: Day | '') => void;
}

/**
 * A day to type or to choose. While a year is typed, Chromium has a day for each of its digits, the 26th of November of the
 * year 2 among them, and none while a part is missing: the field keeps those for itself.
 */
export function DayField({ value, onChange, ...input }: DayFieldProps) {
  const [draft, setDraft] = useState<string | null>(null);

  function type({ value: typed, validity }: HTMLInputElement) {
    const isWhole = typed === '' ? !validity.badInput : isDay(typed) && typed >= '1000';
    setDraft(isWhole ? null : typed);
    if (isWhole && typed !== value) onChange(typed);
  }

  /** What was left half typed is no day; `26` is a year of ours. */
  function settle(field: HTMLInputElement) {
    if (draft === null) return;
    const day = draft.replace(/^00/, '20');
    setDraft(null);
    if (isDay(day) && day >= '1000') onChange(day);
    else field.value = value;
  }

  return (
    <TextInput
      max="9999-12-31"
      {...input}
      type="date"
      classNames={{ input: classes.day }}
      value={draft ?? value}
      data-empty={(draft ?? value) === '' || undefined}
      onChange={({ currentTarget }) => type(currentTarget)}
      onBlur={(event) => {
        input.onBlur?.(event);
        settle(event.currentTarget);
      }}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') settle(currentTarget);
      }}
    />
  );
}
