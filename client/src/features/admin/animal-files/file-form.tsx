import { Group, Stack, Textarea, Title } from '@mantine/core';
import { schemaResolver, useForm } from '@mantine/form';
import {
  animalFileFormRules,
  MAX_EATS_LENGTH,
  MAX_FILE_NOTES_LENGTH,
} from '../../../../../domain/animal-files/animal-file-rules.ts';
import type { AnimalFileInput } from '../../../gql/graphql.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import classes from '../../../ui/applications/applications.module.css';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { focusFirstError, TextField } from '../../../ui/forms/form-field.tsx';
import type { AnimalFile } from './use-animal-file.ts';

interface FileFormProps {
  readonly file: AnimalFile;
  readonly isBusy: boolean;
  readonly onSave: (input: AnimalFileInput) => Promise<boolean>;
}

/** How it came, its chip, where it lives. */
export function FileForm({ file, isBusy, onSave }: FileFormProps) {
  const form = useForm({
    mode: 'controlled',
    initialValues: valuesOf(file),
    validate: schemaResolver(animalFileFormRules(shopToday()), { sync: true }),
  });
  const { value: on, onChange: setOn, ...day } = form.getInputProps('on');
  const notes = { dir: 'auto', autosize: true, minRows: 2, maxLength: MAX_FILE_NOTES_LENGTH } as const;
  return (
    <section className={classes.panel} aria-labelledby="file">
      <Title order={2} size="h4" id="file">
        How it came, and where it is
      </Title>
      <form
        noValidate
        aria-label="File"
        onSubmit={form.onSubmit((values) => {
          if (!isBusy) void onSave(inputOf(values));
        }, focusFirstError(form))}
      >
        <Stack gap="sm">
          <TextField form={form} name="from" label="Came from" withAsterisk={false} />
          <DayField label="Came on" value={on} max={shopToday()} onChange={setOn} {...day} />
          <Textarea label="Papers that came with it" {...notes} {...form.getInputProps('papers')} />
          <TextField form={form} name="chipNumber" label="Number of its chip" withAsterisk={false} />
          <TextField form={form} name="place" label="Where it lives in the shop" withAsterisk={false} />
          <Textarea
            label="What it eats, and how much"
            description="Stands on the papers that go along with it."
            {...notes}
            maxLength={MAX_EATS_LENGTH}
            {...form.getInputProps('eats')}
          />
          <Textarea label="Notes" {...notes} {...form.getInputProps('notes')} />
          <Group>
            <FocusableButton type="submit" isBusy={isBusy}>
              Save
            </FocusableButton>
          </Group>
        </Stack>
      </form>
    </section>
  );
}

function valuesOf({ intake, chipNumber, place, eats, notes }: AnimalFile) {
  return {
    ...{ from: intake?.from ?? '', on: intake?.on ?? '', papers: intake?.notes ?? '' },
    ...{ chipNumber: chipNumber ?? '', place: place ?? '', eats: eats ?? '', notes: notes ?? '' },
  };
}

function inputOf({
  from,
  on,
  papers,
  chipNumber,
  place,
  eats,
  notes,
}: ReturnType<typeof valuesOf>): AnimalFileInput {
  const isUnsaid = !from.trim() && !on && !papers.trim();
  return {
    intake: isUnsaid ? null : { from: from || null, on: on || null, notes: papers || null },
    ...{ chipNumber: chipNumber || null, place: place || null, eats: eats || null, notes: notes || null },
  };
}
