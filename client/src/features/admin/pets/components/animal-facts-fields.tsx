import { Checkbox, NativeSelect, SimpleGrid, Stack, Text, Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  type AnimalFactName,
  type AnimalFactRow,
  animalFactNames,
  animalFactRows,
} from '../../../../../../domain/catalogue/animal-facts.ts';
import { DayField } from '../../../../ui/forms/day-field.tsx';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import type { PetFormValues } from '../lib/pet-form-values.ts';
import classes from './pet-fields.module.css';

type Form = UseFormReturnType<PetFormValues>;

const notKnown = { value: '', label: 'Not known' };
const answers = [notKnown, { value: 'YES', label: 'Yes' }, { value: 'NO', label: 'No' }];

/** What is known of an animal (`domain/catalogue/animal-facts.ts`). What is left empty is told as not known. */
export function AnimalFactsFields({ form }: { readonly form: Form }) {
  const short = animalFactNames.filter((name) => animalFactRows[name].is !== 'text');
  const long = animalFactNames.filter((name) => !short.includes(name));
  return (
    <fieldset className={classes.facts}>
      <legend className={classes.legend}>What is known of it</legend>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Shoppers see it, and how well it fits their household. What is left empty is told as not known.
        </Text>
        <SimpleGrid cols={2} spacing="md">
          {short.map((name) => (
            <FactField key={name} name={name} form={form} />
          ))}
        </SimpleGrid>
        {long.map((name) => (
          <FactField key={name} name={name} form={form} />
        ))}
      </Stack>
    </fieldset>
  );
}

interface FactFieldProps {
  readonly name: AnimalFactName;
  readonly form: Form;
}

function FactField({ name, form }: FactFieldProps) {
  const { is, label, words }: AnimalFactRow = animalFactRows[name];
  const path = `facts.${name}`;
  const input = { label, ...form.getInputProps(path) };
  switch (is) {
    case 'day':
      return (
        <DayField
          {...input}
          value={form.values.facts[name]}
          onChange={(day) => form.setFieldValue(path, day)}
        />
      );
    case 'flag':
      return (
        <Checkbox
          label={label}
          checked={form.values.facts[name] !== ''}
          onChange={(event) => form.setFieldValue(path, event.currentTarget.checked ? 'yes' : '')}
        />
      );
    case 'known':
      return <NativeSelect data={answers} {...input} />;
    case 'level':
      return (
        <NativeSelect
          data={[notKnown, ...Object.entries(words ?? {}).map(([value, word]) => ({ value, label: word }))]}
          {...input}
        />
      );
    case 'kilograms':
      return <NumberField {...input} />;
    case 'hours':
      return <NumberField isWhole {...input} />;
    case 'text':
      return <Textarea autosize minRows={2} {...input} />;
  }
}
