import { Text, Title } from '@mantine/core';
import { usualWeight } from '../../../../domain/care/usual-weights.ts';
import type { AnimalFieldsFragment } from '../../gql/graphql.ts';
import { startOf } from '../../lib/format/calendar-days.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import classes from '../../ui/applications/applications.module.css';
import { WeightForm } from '../../ui/forms/weight-form.tsx';
import { WeightCurve } from './weight-curve.tsx';

interface WeightsPanelProps {
  readonly animal: Pick<AnimalFieldsFragment, 'breed' | 'gender' | 'weights'>;
  readonly isBusy: boolean;
  readonly onAdd: (kg: number, on: string) => Promise<boolean>;
}

/** What it weighed, as a curve and in a table, and one more. */
export function WeightsPanel({ animal, ...add }: WeightsPanelProps) {
  const { breed, gender, weights } = animal;
  const usual = usualWeight(breed, gender);

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
      <WeightForm {...add} />
    </section>
  );
}
