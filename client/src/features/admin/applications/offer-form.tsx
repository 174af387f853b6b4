import { Group, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { timeAt } from '../../../lib/format/shop-clock.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import type { ApplicationActions } from './use-managed-application.ts';

/** "10:00", "9:30, 14:00" */
const timesPattern = /^\s*\d{1,2}:\d{2}(\s*[,;\s]\s*\d{1,2}:\d{2})*\s*$/;

/** Times to meet that are offered, day by day, by the shop's clock. */
export function OfferForm({ actions: { offer, isBusy } }: { readonly actions: ApplicationActions }) {
  const [day, setDay] = useState('');
  const [times, setTimes] = useState('');
  const [starts, setStarts] = useState<readonly string[]>([]);
  const [problem, setProblem] = useState<string>();

  function add(event: FormEvent) {
    event.preventDefault();
    const isGood = day !== '' && timesPattern.test(times);
    setProblem(isGood ? undefined : 'A day, and times such as 10:00, 14:30');
    if (!isGood) return;
    const more = times.match(/\d{1,2}:\d{2}/g)?.map((time) => startAt(day, time)) ?? [];
    setStarts([...new Set([...starts, ...more])].sort());
    setTimes('');
  }

  async function send() {
    if (await offer(starts)) setStarts([]);
  }

  return (
    <section className={classes.panel} aria-labelledby="offer">
      <Title order={2} size="h4" id="offer">
        Offer visits
      </Title>
      <form noValidate aria-label="Times to offer" onSubmit={add}>
        <Group align="end" gap="sm">
          <DayField label="Day" value={day} onChange={setDay} />
          <TextInput
            label="Times"
            placeholder="10:00, 14:30"
            autoComplete="off"
            value={times}
            error={problem}
            onChange={({ currentTarget }) => setTimes(currentTarget.value)}
          />
          <FocusableButton type="submit" variant="default">
            Add
          </FocusableButton>
        </Group>
      </form>
      {starts.length > 0 && (
        <>
          <ul aria-label="Times that are offered">
            {starts.map((at) => (
              <li key={at}>{formatDateTime(at)}</li>
            ))}
          </ul>
          <Group gap="sm">
            <FocusableButton isBusy={isBusy} onClick={() => void send()}>
              Offer these times
            </FocusableButton>
            <FocusableButton variant="default" isOff={isBusy} onClick={() => setStarts([])}>
              Clear
            </FocusableButton>
          </Group>
        </>
      )}
    </section>
  );
}

/** A time of a day by the shop's clock. */
function startAt(day: string, time: string): string {
  return timeAt(Date.parse(`${day}T${time.padStart(5, '0')}:00Z`)).toISOString();
}
