import { Group, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { weightRules } from '../../../../../domain/care/animal-rules.ts';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import type { AnimalFile } from './use-animal-file.ts';

interface FileWeightsProps {
  readonly weights: AnimalFile['weights'];
  readonly isBusy: boolean;
  readonly onAdd: (kg: number, on: string) => Promise<boolean>;
}

/** What it weighed, the latest first; shoppers are told the latest. */
export function FileWeights({ weights, isBusy, onAdd }: FileWeightsProps) {
  const [kg, setKg] = useState('');
  const [on, setOn] = useState(shopToday);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = weightRules(shopToday()).safeParse({ kg, on });
    setErrors(error ? fieldErrors(error) : {});
    if (isBusy || !data) return;
    if (await onAdd(data.kg, data.on)) setKg('');
  }

  return (
    <section className={classes.panel} aria-labelledby="weights">
      <Title order={2} size="h4" id="weights">
        Weight
      </Title>
      <Text size="sm" c="dimmed">
        The latest one is what shoppers are told.
      </Text>
      {weights.length === 0 && <Text c="dimmed">No weight yet.</Text>}
      <ul aria-label="Weights">
        {[...weights].reverse().map((one) => (
          <li key={one.on}>
            {formatDate(startOf(one.on))}: {one.kg} kg
          </li>
        ))}
      </ul>
      <form noValidate aria-label="New weight" onSubmit={(event) => void submit(event)}>
        <Group align="end">
          <TextInput
            label="Weight, kg"
            inputMode="decimal"
            value={kg}
            maxLength={10}
            error={errors.kg}
            onChange={({ currentTarget }) => setKg(currentTarget.value)}
          />
          <DayField label="Day" value={on} max={shopToday()} onChange={setOn} error={errors.on} />
          <FocusableButton type="submit" isBusy={isBusy}>
            Add weight
          </FocusableButton>
        </Group>
      </form>
    </section>
  );
}
