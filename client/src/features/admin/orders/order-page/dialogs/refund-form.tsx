import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { readDollars } from '../../../../../../../domain/input/decimal-text.ts';
import { addCents, formatDollars, toCents, toDollars } from '../../../../../../../domain/money/money.ts';
import { randomId } from '../../../../../lib/random-id.ts';
import { NumberField } from '../../../../../ui/forms/number-field.tsx';
import { SegmentedChoice } from '../../../../../ui/forms/segmented-choice.tsx';
import { leftOf, refundableLines } from '../order-facts.ts';
import type { ManagedOrder } from '../use-managed-order.ts';
import { ActionForm } from './action-form.tsx';
import { LineChoice, useChosenLines } from './line-choice.tsx';
import type { DialogFormProps } from './order-dialogs.tsx';

const OTHER = 'Another reason…';

/** Sentences for the shopper, the most usual first. */
const reasons = [
  'Something was broken or missing.',
  'It came too late.',
  'It was not as described.',
  'A gesture of goodwill.',
  OTHER,
];

/** Longest reason, in characters. */
const MAX_REASON_LENGTH = 300;

/** Gives back what was paid for some lines, or an amount; what was ordered stays so. */
export function RefundForm({ order, actions, controls }: DialogFormProps) {
  const lines = refundableLines(order.entries);
  const [by, setBy] = useState<'lines' | 'amount'>(lines.length > 0 ? 'lines' : 'amount');
  const choice = useChosenLines(lines);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState(reasons[0] ?? OTHER);
  const [other, setOther] = useState('');
  // One form is one request: sent again after its answer was lost, it gives back nothing more.
  const [requestId] = useState(randomId);
  const amountProblem = problemOf(amount, order);

  const words = (reason === OTHER ? other : reason).trim();
  const missing = (by === 'lines' ? choice.missing : amountProblem) ?? (words ? null : 'Say why');
  const what = by === 'lines' ? { entryIds: choice.ids } : { amount: dollarsOf(amount) };

  return (
    <ActionForm
      controls={controls}
      submit="Give back"
      isDangerous
      missing={missing}
      onSubmit={() => actions.refund({ ...what, reason: words, requestId })}
    >
      <p>{formatDollars(order.refundable)} can go back to the card that paid.</p>
      {lines.length > 0 && (
        <SegmentedChoice
          aria-label="What goes back"
          choices={[
            { value: 'lines', label: 'Lines' },
            { value: 'amount', label: 'An amount' },
          ]}
          value={by}
          onChange={setBy}
        />
      )}
      {by === 'lines' ? (
        <LineChoice
          label={`What is given back: ${sumOf(lines.filter(({ _id }) => choice.ids.includes(_id)))}`}
          lines={lines}
          chosen={choice.chosen}
          onChange={choice.setChosen}
          amountOf={leftOf}
        />
      ) : (
        <NumberField
          label="Amount"
          description={`At most ${formatDollars(order.refundable)}`}
          leftSection="$"
          value={amount}
          error={amount && amountProblem}
          onChange={setAmount}
        />
      )}
      <NativeSelect
        label="Reason, which the shopper reads"
        data={reasons}
        value={reason}
        onChange={({ currentTarget }) => setReason(currentTarget.value)}
      />
      {reason === OTHER && (
        <TextInput
          label="The reason in a sentence"
          maxLength={MAX_REASON_LENGTH}
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
      )}
    </ActionForm>
  );
}

function sumOf(lines: Parameters<typeof leftOf>[0][]): string {
  return formatDollars(toDollars(addCents(lines.map((line) => toCents(leftOf(line))))));
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
