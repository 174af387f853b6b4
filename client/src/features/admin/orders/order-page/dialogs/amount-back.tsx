import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { readDollars } from '../../../../../../../domain/input/decimal-text.ts';
import { formatDollars } from '../../../../../../../domain/money/money.ts';
import { NumberField } from '../../../../../ui/forms/number-field.tsx';
import type { ManagedOrder } from '../use-managed-order.ts';

/** After the last key the server is asked what goes back, in milliseconds. */
const ASK_DELAY_MS = 250;

/** An amount that goes back, for no line. */
export function useAmountBack(order: ManagedOrder) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text, ASK_DELAY_MS);
  const missing = problemOf(text, order);
  const what = missing === null ? { amount: dollarsOf(text) } : null;
  return { text, setText, missing, what, isSettled: text === asked };
}

interface AmountFieldProps {
  readonly order: ManagedOrder;
  readonly amount: ReturnType<typeof useAmountBack>;
}

export function AmountField({ order, amount: { text, setText, missing } }: AmountFieldProps) {
  return (
    <NumberField
      label="Amount"
      description={`At most ${formatDollars(order.refundable)}`}
      leftSection="$"
      value={text}
      error={text && missing}
      onChange={setText}
    />
  );
}

function dollarsOf(text: string): number {
  const reading = readDollars(text);
  return 'value' in reading ? reading.value : 0;
}

function problemOf(text: string, { refundable }: ManagedOrder): string | null {
  const amount = dollarsOf(text);
  if (amount <= 0) return 'An amount of dollars';
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) return 'At most two decimals';
  return amount > refundable ? `At most ${formatDollars(refundable)}` : null;
}
