import { Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { weightRules } from '../../../../domain/care/animal-rules.ts';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import { FocusableButton } from '../buttons/focusable-button.tsx';
import { DayField } from './day-field.tsx';

interface WeightFormProps {
  readonly isBusy: boolean;
  /** Resolves to whether it was noted. */
  readonly onAdd: (kg: number, on: string) => Promise<boolean>;
}

/** One more weight of an animal, today's unless another day is chosen. */
export function WeightForm({ isBusy, onAdd }: WeightFormProps) {
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
  );
}
