import { Group, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { weightRules } from '../../../../domain/care/animal-rules.ts';
import { usualWeight } from '../../../../domain/care/usual-weights.ts';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import type { AnimalFieldsFragment } from '../../gql/graphql.ts';
import { startOf } from '../../lib/format/calendar-days.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { WeightCurve } from './weight-curve.tsx';

interface WeightsPanelProps {
  readonly animal: Pick<AnimalFieldsFragment, 'breed' | 'gender' | 'weights'>;
  readonly isBusy: boolean;
  readonly onAdd: (kg: number, on: string) => Promise<boolean>;
}

/** What it weighed, as a curve and in a table, and one more. */
export function WeightsPanel({ animal, isBusy, onAdd }: WeightsPanelProps) {
  const { breed, gender, weights } = animal;
  const usual = usualWeight(breed, gender);
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
      {weights.length === 0 && <Text c="dimmed">No weight yet.</Text>}
      <WeightCurve weights={weights} usual={usual} />
      {usual && (
        <Text size="sm" c="dimmed">
          A grown <bdi>{breed}</bdi> usually weighs {usual.from} to {usual.until} kg, {usual.source}. How
          round it is counts more: your vet knows.
        </Text>
      )}
      {weights.length > 0 && (
        <table aria-label="Weights">
          <thead>
            <tr>
              <th style={{ textAlign: 'start' }} scope="col">
                Day
              </th>
              <th style={{ textAlign: 'start' }} scope="col">
                Weight
              </th>
            </tr>
          </thead>
          <tbody>
            {[...weights].reverse().map((one) => (
              <tr key={one.on}>
                <td>{formatDate(startOf(one.on))}</td>
                <td>{one.kg} kg</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
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
