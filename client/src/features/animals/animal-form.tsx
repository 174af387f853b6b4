import { Group, NativeSelect, Stack, Text, Textarea } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import { MAX_ANIMAL_NOTES_LENGTH } from '../../../../domain/care/animal-limits.ts';
import { animalFormRules } from '../../../../domain/care/animal-rules.ts';
import { shopToday } from '../../lib/format/shop-clock.ts';
import { FocusableButton } from '../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../ui/forms/day-field.tsx';
import { focusFirstError, TextField } from '../../ui/forms/form-field.tsx';
import type { AnimalValues } from './animal-values.ts';
import { animalKinds } from './kinds-of-animals.ts';

interface AnimalFormProps {
  readonly label: string;
  readonly values: AnimalValues;
  readonly submitLabel: string;
  readonly isBusy: boolean;
  /** What went wrong. */
  readonly problem: string | undefined;
  readonly onSubmit: (values: AnimalValues) => void;
}

const genders = [
  { value: '', label: 'Not said' },
  { value: 'FEMALE', label: 'Female' },
  { value: 'MALE', label: 'Male' },
];
const answers = [
  { value: 'UNKNOWN', label: 'Not known' },
  { value: 'YES', label: 'Yes' },
  { value: 'NO', label: 'No' },
];

/** What is said of an animal: its name and kind are enough. */
export function AnimalForm({ label, values, submitLabel, isBusy, problem, onSubmit }: AnimalFormProps) {
  const form = useForm<AnimalValues>({
    mode: 'controlled',
    initialValues: values,
    validate: schemaResolver(animalFormRules(shopToday()), { sync: true }),
  });
  const { value: bornOn, onChange: setBornOn, ...birth } = form.getInputProps('bornOn');
  return (
    <form aria-label={label} noValidate onSubmit={form.onSubmit(onSubmit, focusFirstError(form))}>
      <Stack gap="sm">
        <TextField form={form} name="name" label="Name" />
        <NativeSelect label="Kind" data={[...animalKinds]} {...form.getInputProps('kind')} />
        <DayField label="Born on, about will do" value={bornOn} onChange={setBornOn} {...birth} />
        <TextField form={form} name="breed" label="Breed" withAsterisk={false} />
        <NativeSelect label="Gender" data={genders} {...form.getInputProps('gender')} />
        <NativeSelect label="Neutered" data={answers} {...form.getInputProps('neutered')} />
        <TextField
          form={form}
          name="avoids"
          label="Must not eat"
          description="Words with commas between them: chicken, wheat"
          withAsterisk={false}
        />
        <TextField form={form} name="chipNumber" label="Number of its chip" withAsterisk={false} />
        <Textarea
          dir="auto"
          label="Notes"
          autosize
          minRows={2}
          maxLength={MAX_ANIMAL_NOTES_LENGTH}
          {...form.getInputProps('notes')}
        />
        {problem && (
          <Text c="error" role="alert">
            {problem}
          </Text>
        )}
        <Group>
          <FocusableButton type="submit" isBusy={isBusy}>
            {submitLabel}
          </FocusableButton>
        </Group>
      </Stack>
    </form>
  );
}
