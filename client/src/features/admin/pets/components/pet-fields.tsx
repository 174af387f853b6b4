import { SimpleGrid, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import {
  animalFacts,
  type ItemFieldName,
  itemFieldNames,
  itemFields,
  optionalFacts,
} from '../../../../../../domain/catalogue/item-fields.ts';
import type { PetPictureFieldsFragment } from '../../../../gql/graphql.ts';
import { type PetFormValues, typedItem } from '../lib/pet-form-values.ts';
import { AnimalFactsFields } from './animal-facts-fields.tsx';
import { PetField } from './pet-field.tsx';
import classes from './pet-fields.module.css';
import { PictureField } from './picture-field.tsx';

interface PetFieldsProps {
  readonly form: UseFormReturnType<PetFormValues>;
  /** The picture that the item has already. */
  readonly image?: PetPictureFieldsFragment | null;
  /** The other pictures that it has, below the one that can be chosen here. */
  readonly pictures?: ReactNode;
  /** Content below the fields. */
  readonly children: ReactNode;
}

/** Every field that an item of its category has, its picture beside them (specification §2 and §5). */
export function PetFields({ form, image, pictures, children }: PetFieldsProps) {
  const fieldsOf = (names: readonly ItemFieldName[]) =>
    names.map((name) => <PetField key={name} name={name} form={form} />);
  return (
    <div className={classes.columns}>
      <Stack gap="md">
        <PictureField
          label="Choose Pets Picture"
          current={image}
          value={form.values.img}
          onChange={(picture) => form.setFieldValue('img', picture)}
          error={form.errors.img as string | undefined}
          onError={(message) => form.setFieldError('img', message)}
        />
        {pictures}
      </Stack>
      <Stack gap="md">
        <PetField name="petname" form={form} />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          {fieldsOf(trade)}
        </SimpleGrid>
        <SimpleGrid cols={2} spacing="md">
          {fieldsOf(shortFacts)}
        </SimpleGrid>
        {fieldsOf(longFacts)}
        <SimpleGrid cols={2} spacing="md">
          {fieldsOf(animalFacts)}
        </SimpleGrid>
        {fieldsOf(others)}
        {typedItem(form.values).category === 'pets' && <AnimalFactsFields form={form} />}
        {children}
      </Stack>
    </div>
  );
}

/** Shown side by side where there is room. */
const trade = ['category', 'type', 'petprice', 'stock'] as const satisfies readonly ItemFieldName[];

const longFacts = optionalFacts.filter((name) => itemFields[name].is === 'longText');
const shortFacts = optionalFacts.filter((name) => !longFacts.includes(name));

const placed: readonly ItemFieldName[] = ['petname', ...trade, ...optionalFacts, ...animalFacts];
const others = itemFieldNames.filter((name) => !placed.includes(name));
