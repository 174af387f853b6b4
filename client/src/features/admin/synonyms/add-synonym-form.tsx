import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { fieldErrors } from '../../../../../domain/errors/field-errors.ts';
import { synonymRules } from '../../../../../domain/input/synonym-rules.ts';
import { readMeanings } from './read-meanings.ts';
import classes from './synonyms.module.css';
import { useAddSynonym } from './use-synonyms.ts';

interface Values {
  readonly word: string;
  /** As typed, with commas between them. */
  readonly means: string;
}

interface AddSynonymFormProps {
  /** What it begins with: somebody is about to say what that means. */
  readonly word?: string;
}

/** Says what a word means in the search. */
export function AddSynonymForm({ word = '' }: AddSynonymFormProps) {
  const means = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (word) means.current?.focus();
  }, [word]);
  const form = useForm<Values>({
    initialValues: { word, means: '' },
    validate: (values) => {
      const checked = synonymRules.safeParse(toInput(values));
      return checked.success ? {} : atFields(fieldErrors(checked.error));
    },
    clearInputErrorOnChange: true,
  });
  const { submit, isBusy } = useAddSynonym({
    onRefused: (problems) => form.setErrors(atFields(problems)),
    onAdded: () => form.setValues({ word: '', means: '' }),
  });

  return (
    <form
      noValidate
      aria-label="New synonym"
      className={classes.form}
      onSubmit={form.onSubmit((values) => {
        const input = toInput(values);
        void submit(input.word, input.means);
      })}
    >
      <TextInput
        withAsterisk
        label="Word"
        description="What people type"
        placeholder="couch"
        autoComplete="off"
        {...form.getInputProps('word')}
      />
      <TextInput
        withAsterisk
        ref={means}
        label="Means"
        description="What they look for; commas between several"
        placeholder="bed, cushion"
        autoComplete="off"
        {...form.getInputProps('means')}
      />
      <Button type="submit" loading={isBusy} leftSection={<IconPlus size={18} aria-hidden />}>
        Add synonym
      </Button>
    </form>
  );
}

function toInput({ word, means }: Values) {
  return { word: word.trim().replace(/\s+/g, ' '), means: readMeanings(means) };
}

/** A problem of one meaning is shown at the field that has all of them. */
function atFields(problems: Readonly<Record<string, unknown>>): Record<string, string> {
  const named = Object.entries(problems).map(([path, problem]) => [
    path.split('.')[0] ?? path,
    String(problem),
  ]);
  return Object.fromEntries(named);
}
