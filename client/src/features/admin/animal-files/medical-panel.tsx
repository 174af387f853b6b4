import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { animalMedicalRules } from '../../../../../domain/animal-files/animal-file-rules.ts';
import { treatmentLabels } from '../../../../../domain/care/animal-limits.ts';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { formatDollars } from '../../../../../domain/money/money.ts';
import type { AnimalMedicalInput } from '../../../gql/graphql.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { noTreatment, TreatmentFields } from '../../../ui/forms/treatment-fields.tsx';
import type { AnimalFile } from './use-animal-file.ts';

interface MedicalPanelProps {
  readonly medical: AnimalFile['medical'];
  readonly withMoney: boolean;
  readonly isBusy: boolean;
  readonly onAdd: (input: AnimalMedicalInput) => Promise<boolean>;
  readonly onRemove: (id: string) => void;
}

/** What was done for it, when it is due again, and to admins what it cost. */
export function MedicalPanel({ medical, onRemove, ...add }: MedicalPanelProps) {
  return (
    <section className={classes.panel} aria-labelledby="medical">
      <Title order={2} size="h4" id="medical">
        Vaccinations and treatments
      </Title>
      {medical.length === 0 && <Text c="dimmed">Nothing is noted yet.</Text>}
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
        {medical.map(({ id, kind, name, on, nextOn, cost }) => (
          <li key={id}>
            <Group justify="space-between" align="start" wrap="nowrap">
              <Text>
                {treatmentLabels[kind]}: <bdi>{name}</bdi>
                {on && `, ${formatDate(startOf(on))}`}
                {nextOn && `; next ${formatDate(startOf(nextOn))}`}
                {typeof cost === 'number' && `; ${formatDollars(cost)}`}
              </Text>
              <Button variant="default" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
                Remove
              </Button>
            </Group>
          </li>
        ))}
      </Stack>
      <NewMedical {...add} />
    </section>
  );
}

const nothing = { ...noTreatment, cost: '' };

function NewMedical({ withMoney, isBusy, onAdd }: Omit<MedicalPanelProps, 'medical' | 'onRemove'>) {
  const [values, setValues] = useState(nothing);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const set = (change: Partial<typeof nothing>) => setValues((before) => ({ ...before, ...change }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = animalMedicalRules(shopToday()).safeParse(values);
    setErrors(error ? fieldErrors(error) : {});
    if (isBusy || !data) return;
    const { on: doneOn = null, nextOn: dueOn = null, cost: dollars, ...rest } = data;
    const input = { ...rest, on: doneOn, nextOn: dueOn, ...(dollars !== undefined && { cost: dollars }) };
    if (await onAdd(input)) setValues(nothing);
  }

  return (
    <form noValidate aria-label="New entry" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <TreatmentFields values={values} errors={errors} onChange={set} />
        {withMoney && (
          <NumberField
            label="Cost, $"
            value={values.cost}
            onChange={(text) => set({ cost: text })}
            error={errors.cost}
          />
        )}
        <Group>
          <FocusableButton type="submit" isBusy={isBusy}>
            Add entry
          </FocusableButton>
        </Group>
      </Stack>
    </form>
  );
}
