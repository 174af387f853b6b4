import { Group, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { taskRules } from '../../../../domain/care/animal-rules.ts';
import { fieldErrors } from '../../../../domain/errors/field-errors.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';

interface NewTaskProps {
  readonly isBusy: boolean;
  readonly onAdd: (title: string, dueOn: string | null) => Promise<boolean>;
}

/** Something of one's own that is to be done. */
export function NewTask({ isBusy, onAdd }: NewTaskProps) {
  const [title, setTitle] = useState('');
  const [dueOn, setDueOn] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});

  async function submit(event: FormEvent) {
    event.preventDefault();
    const { data, error } = taskRules.safeParse({ title, dueOn });
    setErrors(error ? fieldErrors(error) : {});
    if (isBusy || !data) return;
    if (!(await onAdd(data.title, data.dueOn ?? null))) return;
    setTitle('');
    setDueOn('');
  }

  return (
    <form noValidate aria-label="New task" onSubmit={(event) => void submit(event)}>
      <Group align="end">
        <TextInput
          label="What is to be done"
          value={title}
          maxLength={120}
          error={errors.title}
          onChange={({ currentTarget }) => setTitle(currentTarget.value)}
        />
        <DayField label="Due on" value={dueOn} onChange={setDueOn} error={errors.dueOn} />
        <FocusableButton type="submit" isBusy={isBusy}>
          Add task
        </FocusableButton>
      </Group>
    </form>
  );
}
