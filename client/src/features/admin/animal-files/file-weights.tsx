import { Text, Title } from '@mantine/core';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import classes from '../../../ui/applications/applications.module.css';
import { WeightForm } from '../../../ui/forms/weight-form.tsx';
import type { AnimalFile } from './use-animal-file.ts';

interface FileWeightsProps {
  readonly weights: AnimalFile['weights'];
  readonly isBusy: boolean;
  readonly onAdd: (kg: number, on: string) => Promise<boolean>;
}

/** What it weighed, the latest first; shoppers are told the latest. */
export function FileWeights({ weights, ...add }: FileWeightsProps) {
  return (
    <section className={classes.panel} aria-labelledby="weights">
      <Title order={2} size="h4" id="weights">
        Weight
      </Title>
      <Text size="sm" c="dimmed">
        The latest one is what shoppers are told.
      </Text>
      {weights.length === 0 ? (
        <Text c="dimmed">No weight yet.</Text>
      ) : (
        <ul aria-label="Weights">
          {[...weights].reverse().map((one) => (
            <li key={one.on}>
              {formatDate(startOf(one.on))}: {one.kg} kg
            </li>
          ))}
        </ul>
      )}
      <WeightForm {...add} />
    </section>
  );
}
