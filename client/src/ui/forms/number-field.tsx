import { TextInput, type TextInputProps } from '@mantine/core';
import type { KeyboardEvent } from 'react';
import { readDollars } from '../../../../domain/input/decimal-text.ts';

interface NumberFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'type'> {
  readonly value?: string;
  readonly onChange: (text: string) => void;
  /** Pieces are whole, and a phone shows no key for decimals. */
  readonly isWhole?: boolean;
}

/**
 * A number as text. A browser's own number field drops what it does not expect, and makes 1250 of a typed `12,50`; this
 * one keeps every character, for the shop's validation.
 */
export function NumberField({ value = '', onChange, onKeyDown, isWhole, ...input }: NumberFieldProps) {
  function step(event: KeyboardEvent<HTMLInputElement>) {
    onKeyDown?.(event);
    const by = steps[event.key];
    if (by === undefined) return;
    event.preventDefault();
    const next = Math.max(0, (numberOf(value) ?? 0) + by);
    onChange(String(Math.round(next * 100) / 100));
  }

  return (
    <TextInput
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      {...input}
      role="spinbutton"
      aria-valuemin={0}
      aria-valuenow={numberOf(value)}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={step}
    />
  );
}

const steps: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

function numberOf(text: string): number | undefined {
  const reading = readDollars(text);
  return 'value' in reading ? reading.value : undefined;
}
