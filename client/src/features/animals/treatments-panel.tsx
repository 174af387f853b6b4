import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { treatmentLabels } from '../../../../domain/care/animal-limits.ts';
import { treatmentRules } from '../../../../domain/care/animal-rules.ts';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import type { AnimalFieldsFragment, TreatmentInput } from '../../gql/graphql.ts';
import { startOf } from '../../lib/format/calendar-days.ts';
import { formatDate } from '../../lib/format/date-time.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import classes from '../../ui/applications/applications.module.css';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { noTreatment, TreatmentFields } from '../../ui/forms/treatment-fields.tsx';

interface TreatmentsPanelProps {
  readonly treatments: AnimalFieldsFragment['treatments'];
  readonly isBusy: boolean;
  readonly onAdd: (input: TreatmentInput) => Promise<boolean>;
  readonly onRemove: (id: string) => void;
}

/** What was done for it, and when it is due again. */
export function TreatmentsPanel({ treatments, isBusy, onAdd, onRemove }: TreatmentsPanelProps) {
  return (
    <section className={classes.panel} aria-labelledby="treatments">
      <Title order={2} size="h4" id="treatments">
        Vaccinations and treatments
      </Title>
      {treatments.length === 0 && <Text c="dimmed">Nothing is noted yet.</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {treatments.map(({ id, kind, name, on, nextOn }) => (
          <li key={id}>
            <Group justify="space-between">
              <Text>
                {treatmentLabels[kind]}: <bdi>{name}</bdi>
                {on && `, ${formatDate(startOf(on))}`}
                {nextOn && `; next ${formatDate(startOf(nextOn))}`}
              </Text>
              <Button variant="default" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
                Remove
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
      <NewTreatment isBusy={isBusy} onAdd={onAdd} />
    </section>
  );
}

function NewTreatment({ isBusy, onAdd }: Pick<TreatmentsPanelProps, 'isBusy' | 'onAdd'>) {
  const [values, setValues] = useState(noTreatment);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Partial<typeof noTreatment>) => setValues((before) => ({ ...before, ...change }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = treatmentRules(shopToday()).safeParse(values);
    setErrors(error ? fieldErrors(error) : {});
    if (isBusy || !data) return;
    const { on: doneOn = null, nextOn: dueOn = null, ...rest } = data;
    if (await onAdd({ ...rest, on: doneOn, nextOn: dueOn })) setValues(noTreatment);
  }

  return (
    <form noValidate aria-label="New treatment" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TreatmentFields values={values} errors={errors} onChange={set} />
        <Group>
          <FocusableButton type="submit" isBusy={isBusy}>
            Add treatment
          </FocusableButton>
        </Group>
      </Stack>
    </form>
  );
}
