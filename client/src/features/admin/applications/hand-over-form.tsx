import { NativeSelect, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { readDecimal } from '../../../../../domain/input/decimal-text.ts';
import type { FeePayment } from '../../../gql/graphql.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import type { ApplicationActions, ManagedOrder } from './use-managed-application.ts';

const payments = [
  { value: '', label: 'Not said' },
  { value: 'CASH', label: 'Cash' },
  { value: 'CARD', label: 'Card' },
];

interface HandOverFormProps {
  /** What it cost when it was ordered, US dollars. */
  readonly price: number;
  /** Its adoption fee, where that is paid online. */
  readonly fee: ManagedOrder['fee'];
  readonly actions: ApplicationActions;
}

/** The animal goes home: what was paid at the shop is noted. A fee that is paid online is waited for, or noted. */
export function HandOverForm({ price, fee, actions }: HandOverFormProps) {
  if (fee?.state === 'PAID')
    return <PlainHandOver why="The adoption fee was paid by card" actions={actions} />;
  if (fee?.state === 'WAIVED') return <PlainHandOver why="The adoption fee is waived" actions={actions} />;
  return <NotedHandOver sum={fee ? '' : String(price)} isFeeDue={fee?.state === 'DUE'} actions={actions} />;
}

interface PlainHandOverProps {
  readonly why: string;
  readonly actions: ApplicationActions;
}

function PlainHandOver({ why, actions: { handOver, isBusy } }: PlainHandOverProps) {
  return (
    <section className={classes.panel} aria-labelledby="hand-over">
      <Title order={2} size="h4" id="hand-over">
        Hand over
      </Title>
      <Text>{why}: nothing is paid at the shop.</Text>
      <FocusableButton className={classes.act} isBusy={isBusy} onClick={() => void handOver({})}>
        It goes home
      </FocusableButton>
    </section>
  );
}

interface NotedHandOverProps {
  /** What is filled in, US dollars. */
  readonly sum: string;
  readonly isFeeDue: boolean;
  readonly actions: ApplicationActions;
}

function NotedHandOver({ sum, isFeeDue, actions: { handOver, isBusy } }: NotedHandOverProps) {
  const [paid, setPaid] = useState(sum);
  const [paidBy, setPaidBy] = useState('');
  const [problems, setProblems] = useState<{ readonly paid?: string; readonly paidBy?: string }>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readDecimal(paid);
    const isNone = paid.trim() === '';
    const found = {
      ...(!isNone && !('value' in read) && { paid: 'A number of dollars' }),
      ...(isFeeDue && isNone && { paid: 'What was paid at the shop; or wait until it is paid by card' }),
      ...(isFeeDue && !paidBy && { paidBy: 'Cash or card' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const by = { paidBy: (paidBy || null) as FeePayment | null };
    void handOver('value' in read && !isNone ? { paid: read.value, ...by } : by);
  }

  return (
    <form className={classes.panel} noValidate aria-labelledby="hand-over" onSubmit={submit}>
      <Title order={2} size="h4" id="hand-over">
        Hand over
      </Title>
      <Stack gap="sm">
        {isFeeDue && <Text>Its adoption fee is not paid by card yet. If it was paid here, note it.</Text>}
        <TextInput
          label="Paid, dollars"
          inputMode="decimal"
          autoComplete="off"
          value={paid}
          error={problems.paid}
          onChange={({ currentTarget }) => setPaid(currentTarget.value)}
        />
        <NativeSelect
          label="By"
          data={payments}
          value={paidBy}
          error={problems.paidBy}
          onChange={({ currentTarget }) => setPaidBy(currentTarget.value)}
        />
        <FocusableButton className={classes.act} type="submit" isBusy={isBusy}>
          It goes home
        </FocusableButton>
      </Stack>
    </form>
  );
}
