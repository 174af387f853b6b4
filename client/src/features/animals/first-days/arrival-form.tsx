import { Group } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { firstDaysRules } from '../../../../../domain/care/animal-rules.ts';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';

interface ArrivalFormProps {
  /** Empty until it is known. */
  readonly arrivedOn: string;
  readonly isBusy: boolean;
  readonly onStart: (on: string) => Promise<boolean>;
}

/** The day from which the first thirty are counted. */
export function ArrivalForm({ arrivedOn, isBusy, onStart }: ArrivalFormProps) {
  const [on, setOn] = useState(arrivedOn);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = firstDaysRules(shopToday()).safeParse({ on });
    setErrors(error ? fieldErrors(error) : {});
    if (data && !isBusy) void onStart(data.on);
  }

  return (
    <form noValidate aria-label="The first thirty days" onSubmit={submit}>
      <Group align="end">
        <DayField label="It comes on" value={on} onChange={setOn} error={errors.on} />
        <FocusableButton type="submit" variant="default" isBusy={isBusy}>
          {arrivedOn ? 'Change the day' : 'Begin the list'}
        </FocusableButton>
      </Group>
    </form>
  );
}
