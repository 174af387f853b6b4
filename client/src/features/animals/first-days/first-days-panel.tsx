import { Checkbox, Progress, Stack, Text, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { firstDaysKind, firstDaysSources } from '../../../../../domain/care/first-thirty-days.ts';
import { PLAN_NOTE } from '../../../../../domain/care/plan-note.ts';
import { PetType, Species } from '../../../../../domain/catalogue/pet-options.ts';
import type { AnimalFieldsFragment } from '../../../gql/graphql.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import classes from '../../../ui/applications/applications.module.css';
import { ArrivalForm } from './arrival-form.tsx';

interface FirstDaysPanelProps {
  readonly animal: Pick<AnimalFieldsFragment, 'type' | 'species' | 'firstDays'>;
  readonly isBusy: boolean;
  readonly onStart: (on: string) => Promise<boolean>;
  readonly onDone: (day: number, isDone: boolean) => void;
}

/** The first thirty days of an animal as a list, with how far it is; nothing for kinds that have none. */
export function FirstDaysPanel({ animal, isBusy, onStart, onDone }: FirstDaysPanelProps) {
  const { type, species, firstDays } = animal;
  const kind = firstDaysKind({ type: PetType[type], species: species && Species[species] });
  if (!kind) return null;
  return (
    <section className={classes.panel} aria-labelledby="first-days">
      <Title order={2} size="h4" id="first-days">
        The first thirty days
      </Title>
      {firstDays ? (
        <Lines lines={firstDays.lines} onDone={onDone} />
      ) : (
        <Text c="dimmed">When did it come, or when will it? From that day on there is a list.</Text>
      )}
      <ArrivalForm
        key={firstDays?.arrivedOn}
        arrivedOn={firstDays?.arrivedOn ?? ''}
        isBusy={isBusy}
        onStart={onStart}
      />
      <Text size="sm" c="dimmed">
        {PLAN_NOTE} The days are our arrangement, after: {firstDaysSources[kind]}.{' '}
        <Link to={`/care?kind=${kind.toLowerCase()}`}>More to read</Link>
      </Text>
    </section>
  );
}

interface LinesProps extends Pick<FirstDaysPanelProps, 'onDone'> {
  readonly lines: NonNullable<AnimalFieldsFragment['firstDays']>['lines'];
}

function Lines({ lines, onDone }: LinesProps) {
  const done = lines.filter(({ doneOn }) => doneOn).length;
  return (
    <>
      <Text role="status">
        {done} of {lines.length}
      </Text>
      <Progress value={(100 * done) / lines.length} aria-label="How much is done" />
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {lines.map(({ day, text, dueOn, doneOn }) => (
          <li key={day}>
            <Checkbox
              checked={Boolean(doneOn)}
              label={<bdi>{text}</bdi>}
              description={`${dayLabel(day)}, ${formatDate(startOf(dueOn))}${
                doneOn ? `: done on ${formatDate(startOf(doneOn))}` : ''
              }`}
              onChange={() => onDone(day, !doneOn)}
            />
          </li>
        ))}
      </Stack>
    </>
  );
}

function dayLabel(day: number): string {
  if (day < 0) return 'Before it comes';
  return day === 0 ? 'The day it comes' : `Day ${day}`;
}
