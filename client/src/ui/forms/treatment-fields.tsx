import { NativeSelect, TextInput } from '@mantine/core';
import { treatmentLabels } from '../../../../domain/care/animal-limits.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import { DayField } from './day-field.tsx';

/** A treatment as it is typed. */
export const noTreatment = { kind: 'VACCINATION', name: '', on: '', nextOn: '' };

interface TreatmentFieldsProps {
  readonly values: typeof noTreatment;
  readonly errors: Readonly<Record<string, string>>;
  readonly onChange: (change: Partial<typeof noTreatment>) => void;
}

const kinds = Object.entries(treatmentLabels).map(([value, label]) => ({ value, label }));

/** What was done for an animal, or is to be done, and when. */
export function TreatmentFields({ values, errors, onChange }: TreatmentFieldsProps) {
  return (
    <>
      <NativeSelect
        label="What"
        data={kinds}
        value={values.kind}
        onChange={({ currentTarget }) => onChange({ kind: currentTarget.value })}
      />
      <TextInput
        label="Name"
        dir="auto"
        value={values.name}
        maxLength={120}
        error={errors.name}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <DayField
        label="Done on"
        value={values.on}
        max={shopToday()}
        onChange={(on) => onChange({ on })}
        error={errors.on}
      />
      <DayField
        label="Due next on"
        value={values.nextOn}
        onChange={(nextOn) => onChange({ nextOn })}
        error={errors.nextOn}
      />
    </>
  );
}
