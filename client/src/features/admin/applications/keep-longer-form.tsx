import { Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_HOLD_AHEAD_DAYS } from '../../../../../domain/adoption/hold-length.ts';
import { addDays, type Day, dayOf } from '../../../lib/format/calendar-days.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import type { ApplicationActions } from './use-managed-application.ts';

interface KeepLongerFormProps {
  readonly heldUntil: string;
  readonly actions: ApplicationActions;
}

/** More time for whoever can not come before the animal goes to the next in line. */
export function KeepLongerForm({ heldUntil, actions: { keepLonger, isBusy } }: KeepLongerFormProps) {
  const [until, setUntil] = useState<Day | ''>('');
  const [problem, setProblem] = useState<string>();
  const days = daysToChoose(heldUntil);

  async function submit(event: FormEvent) {
    event.preventDefault();
    const isGood = until !== '' && days.from <= until && until <= days.to;
    setProblem(isGood ? undefined : `A day from ${days.from} to ${days.to}`);
    if (isGood && (await keepLonger(until))) setUntil('');
  }

  return (
    <form
      className={classes.panel}
      noValidate
      aria-labelledby="keep-longer"
      onSubmit={(event) => void submit(event)}
    >
      <Title order={2} size="h4" id="keep-longer">
        Keep it longer
      </Title>
      <Text>
        It goes to the next in line after {formatDateTime(heldUntil)}. They are reminded two days before it
        does.
      </Text>
      <DayField
        label="Until the end of"
        min={days.from}
        max={days.to}
        value={until}
        error={problem}
        onChange={setUntil}
      />
      <FocusableButton className={classes.act} type="submit" variant="default" isBusy={isBusy}>
        Keep it longer
      </FocusableButton>
    </form>
  );
}

/** From tomorrow, or the last day as it is, to the last one that there may be. */
function daysToChoose(heldUntil: string): { readonly from: Day; readonly to: Day } {
  const today = shopToday();
  const firsts = [addDays(today, { days: 1 }), dayOf(new Date(heldUntil))].sort();
  return { from: firsts[1] ?? today, to: addDays(today, { days: MAX_HOLD_AHEAD_DAYS }) };
}
