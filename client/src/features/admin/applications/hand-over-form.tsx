import { NativeSelect, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_ANSWER_LENGTH } from '../../../../../domain/adoption/answer-length.ts';
import { readDecimal } from '../../../../../domain/input/decimal-text.ts';
import type { FeePayment } from '../../../gql/graphql.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { ApplicationActions } from './use-managed-application.ts';

const payments = [
  { value: '', label: 'Not said' },
  { value: 'CASH', label: 'Cash' },
  { value: 'CARD', label: 'Card' },
];

interface HandOverFormProps {
  /** What it costs, US dollars. */
  readonly fee: number;
  readonly actions: ApplicationActions;
}

/** The animal goes home: what was paid at the shop is noted. */
export function HandOverForm({ fee, actions: { handOver, isBusy } }: HandOverFormProps) {
  const [paid, setPaid] = useState(String(fee));
  const [paidBy, setPaidBy] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readDecimal(paid);
    const isNone = paid.trim() === '';
    setProblem(isNone || 'value' in read ? undefined : 'A number of dollars');
    if (isNone) void handOver({ paidBy: (paidBy || null) as FeePayment | null });
    else if ('value' in read)
      void handOver({ paid: read.value, paidBy: (paidBy || null) as FeePayment | null });
  }

  return (
    <form className={classes.panel} noValidate aria-labelledby="hand-over" onSubmit={submit}>
      <Title order={2} size="h4" id="hand-over">
        Hand over
      </Title>
      <Stack gap="sm">
        <TextInput
          label="Paid, dollars"
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          error={problem}
          onChange={({ currentTarget }) => setPaid(currentTarget.value)}
        />
        <NativeSelect
          label="By"
          data={payments}
          value={paidBy}
          onChange={({ currentTarget }) => setPaidBy(currentTarget.value)}
        />
        <FocusableButton type="submit" isBusy={isBusy}>
          It goes home
        </FocusableButton>
      </Stack>
    </form>
  );
}

/** The animal comes back: why, for the staff alone. */
export function ReturnForm({ actions: { comeBack, isBusy } }: { readonly actions: ApplicationActions }) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: FormEvent) {
    event.preventDefault();
    const isGiven = reason.trim() !== '';
    setProblem(isGiven ? undefined : 'A few words help whoever looks for its next home');
    if (isGiven) void comeBack(reason);
  }

  return (
    <form className={classes.panel} noValidate aria-labelledby="return" onSubmit={submit}>
      <Title order={2} size="h4" id="return">
        It comes back
      </Title>
      <Stack gap="sm">
        <Textarea
          dir="auto"
          label="Why, for us alone"
          autosize
          minRows={2}
          maxLength={MAX_ANSWER_LENGTH}
          value={reason}
          error={problem}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
        <FocusableButton type="submit" variant="default" isBusy={isBusy}>
          Take it back
        </FocusableButton>
      </Stack>
    </form>
  );
}
