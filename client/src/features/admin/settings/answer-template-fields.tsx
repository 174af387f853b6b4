import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { settingsTable } from '../../../../../domain/shop-settings/settings-table.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import classes from './settings.module.css';
import type { SettingsFormValues } from './settings-form-values.ts';

interface AnswerTemplateFieldsProps {
  readonly form: UseFormReturnType<SettingsFormValues>;
}

/** The answers that are given often: each has a name and a text, and more can be added. */
export function AnswerTemplateFields({ form }: AnswerTemplateFieldsProps) {
  const { answerTemplates } = form.values;
  const add = useRef<HTMLDivElement>(null);

  function remove(place: number) {
    form.removeListItem('answerTemplates', place);
    // The button that was pressed is gone.
    add.current?.querySelector('button')?.focus();
  }

  return (
    <Stack gap="md" role="group" aria-label={settingsTable.answerTemplates.label}>
      {answerTemplates.length === 0 && <Text size="sm">None yet.</Text>}
      {answerTemplates.map((answer, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an answer is its place in the list, as the form has it
        <Stack key={place} gap="xs" className={classes.answer}>
          <Group align="flex-end" gap="sm">
            <TextInput
              flex={1}
              dir="auto"
              label={`Name of answer ${place + 1}`}
              autoComplete="off"
              {...form.getInputProps(`answerTemplates.${place}.name`)}
            />
            <FocusableButton
              variant="default"
              aria-label={`Remove ${answer.name || `answer ${place + 1}`}`}
              onClick={() => remove(place)}
            >
              Remove
            </FocusableButton>
          </Group>
          <Textarea
            dir="auto"
            autosize
            minRows={3}
            maxRows={10}
            label={`Text of answer ${place + 1}`}
            {...form.getInputProps(`answerTemplates.${place}.text`)}
          />
        </Stack>
      ))}
      {form.errors.answerTemplates && (
        <Text c="error" size="sm" role="alert">
          {form.errors.answerTemplates}
        </Text>
      )}
      <div ref={add}>
        <FocusableButton
          variant="default"
          onClick={() => form.insertListItem('answerTemplates', { name: '', text: '' })}
        >
          Add an answer
        </FocusableButton>
      </div>
    </Stack>
  );
}
