import { Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useRef } from 'react';
import { settingsTable } from '../../../../../domain/shop-settings/settings-table.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import classes from './settings.module.css';
import type { NamedTextSetting, SettingsFormValues } from './settings-form-values.ts';

/** What one of them is called. */
const nouns: Readonly<Record<NamedTextSetting, { readonly one: string; readonly add: string }>> = {
  decisionTemplates: { one: 'decision', add: 'Add a decision' },
  answerTemplates: { one: 'answer', add: 'Add an answer' },
};

interface AnswerTemplateFieldsProps {
  readonly form: UseFormReturnType<SettingsFormValues>;
  readonly name: NamedTextSetting;
}

/** Texts that are written often: each has a name and a text, and more can be added. */
export function AnswerTemplateFields({ form, name }: AnswerTemplateFieldsProps) {
  const texts = form.values[name];
  const { one, add: addOne } = nouns[name];
  const add = useRef<HTMLDivElement>(null);

  function remove(place: number) {
    form.removeListItem(name, place);
    // The button that was pressed is gone.
    add.current?.querySelector('button')?.focus();
  }

  return (
    <Stack gap="md" role="group" aria-label={settingsTable[name].label}>
      {texts.length === 0 && <Text size="sm">None yet.</Text>}
      {texts.map((text, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text is its place in the list, as the form has it
        <Stack key={place} gap="xs" className={classes.answer}>
          <Group align="flex-end" gap="sm">
            <TextInput
              flex={1}
              dir="auto"
              label={`Name of ${one} ${place + 1}`}
              autoComplete="off"
              {...form.getInputProps(`${name}.${place}.name`)}
            />
            <FocusableButton
              variant="default"
              aria-label={`Remove ${text.name || `${one} ${place + 1}`}`}
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
            label={`Text of ${one} ${place + 1}`}
            {...form.getInputProps(`${name}.${place}.text`)}
          />
        </Stack>
      ))}
      {form.errors[name] && (
        <Text c="error" size="sm" role="alert">
          {form.errors[name]}
        </Text>
      )}
      <div ref={add}>
        <FocusableButton variant="default" onClick={() => form.insertListItem(name, { name: '', text: '' })}>
          {addOne}
        </FocusableButton>
      </div>
    </Stack>
  );
}
