import { Checkbox, Group, Stack, Text, Title } from '@mantine/core';
import { PLAN_NOTE } from '../../../../domain/care/plan-note.ts';
import { canBeDoneOn, whatIsDue } from '../../../../domain/care/what-is-due.ts';
import type { AnimalFieldsFragment, TreatmentInput } from '../../gql/graphql.ts';
import { startOf } from '../../lib/format/calendar-days.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { NewTask } from './new-task.tsx';

interface DuePanelProps {
  readonly animal: AnimalFieldsFragment;
  readonly isBusy: boolean;
  readonly onTask: (id: string, isDone: boolean) => void;
  readonly onTreated: (input: TreatmentInput) => void;
  readonly onAdd: (title: string, dueOn: string | null) => Promise<boolean>;
}

/** What is due by its day, and what was ticked off. */
export function DuePanel({ animal, isBusy, onTask, onTreated, onAdd }: DuePanelProps) {
  const due = whatIsDue(animal);
  const someDay = animal.tasks.filter(({ dueOn, doneOn }) => !dueOn && !doneOn);
  const sources = new Map(animal.tasks.map(({ id, source }) => [id, source]));
  const done = animal.tasks.filter(({ doneOn }) => doneOn);
  return (
    <section className={classes.panel} aria-labelledby="due">
      <Title order={2} size="h4" id="due">
        What is due
      </Title>
      {due.length + someDay.length === 0 && <Text c="dimmed">Nothing is noted as due.</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {due.map(({ id, title, dueOn, kind }) => (
          <li key={id}>
            {kind === 'TASK' ? (
              <Checkbox
                checked={false}
                label={<bdi>{title}</bdi>}
                description={`Usually due about ${formatDate(startOf(dueOn))}. ${sources.get(id) ?? ''}`}
                onChange={() => onTask(id, true)}
              />
            ) : (
              <DueTreatment
                treatment={animal.treatments.find((one) => one.id === id)}
                dueOn={dueOn}
                isBusy={isBusy}
                onTreated={onTreated}
              />
            )}
          </li>
        ))}
        {someDay.map(({ id, title }) => (
          <li key={id}>
            <Checkbox checked={false} label={<bdi>{title}</bdi>} onChange={() => onTask(id, true)} />
          </li>
        ))}
        {done.map(({ id, title, doneOn }) => (
          <li key={id}>
            <Checkbox
              checked
              label={<bdi>{title}</bdi>}
              description={doneOn && `Done on ${formatDate(startOf(doneOn))}`}
              onChange={() => onTask(id, false)}
            />
          </li>
        ))}
      </Stack>
      <NewTask isBusy={isBusy} onAdd={onAdd} />
      <Text size="sm" c="dimmed">
        {PLAN_NOTE} An emergency does not wait for a date: call a vet.
      </Text>
    </section>
  );
}

interface DueTreatmentProps extends Pick<DuePanelProps, 'isBusy' | 'onTreated'> {
  readonly treatment: AnimalFieldsFragment['treatments'][number] | undefined;
  readonly dueOn: string;
}

/** When it is due after that, its people and their vet know: it is noted as the form does where that is left empty. */
function DueTreatment({ treatment, dueOn, isBusy, onTreated }: DueTreatmentProps) {
  if (!treatment) return null;
  const { kind, name } = treatment;
  const today = shopToday();
  return (
    <Group justify="space-between">
      <Text>
        <bdi>{name}</bdi>: {formatDate(startOf(dueOn))}
      </Text>
      {canBeDoneOn(treatment, today) && (
        <FocusableButton
          variant="default"
          isOff={isBusy}
          aria-label={`Done: ${name}`}
          onClick={() => onTreated({ kind, name, on: today, nextOn: null })}
        >
          Done
        </FocusableButton>
      )}
    </Group>
  );
}
