import { NativeSelect, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import {
  Age,
  Category,
  Clan,
  Color,
  Gender,
  isGoods,
  PetType,
} from '../../../../../../domain/catalogue/pet-options.ts';
import type { PetPictureFieldsFragment } from '../../../../gql/graphql.ts';
import { NumberField } from '../../../../ui/forms/number-field.tsx';
import { normalize, type PetFormValues } from '../lib/pet-form-values.ts';
import { ItemFactFields } from './item-fact-fields.tsx';
import classes from './pet-fields.module.css';
import { PictureField } from './picture-field.tsx';
import { SelectField } from './select-field.tsx';

interface PetFieldsProps {
  readonly form: UseFormReturnType<PetFormValues>;
  /** The picture that the item has already. */
  readonly image?: PetPictureFieldsFragment | null;
  /** Content below the fields. */
  readonly children: ReactNode;
}

/** Every field of an item, its picture beside them (specification §2 and §5). */
export function PetFields({ form, image, children }: PetFieldsProps) {
  const before = form.getInitialValues();
  // Products have a stock and no gender; an animal is unique.
  const hasPieces = isGoods(normalize(form.values.category));
  return (
    <div className={classes.columns}>
      <PictureField
        label="Choose Pets Picture"
        current={image}
        value={form.values.img}
        onChange={(picture) => form.setFieldValue('img', picture)}
        error={form.errors.img as string | undefined}
        onError={(message) => form.setFieldError('img', message)}
      />
      <Stack gap="md">
        <TextInput
          withAsterisk
          label="Pet name"
          placeholder="Bramble"
          autoComplete="off"
          {...form.getInputProps('petname')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <SelectField
            withAsterisk
            label="Category"
            placeholder="pets, food or accessories"
            words={Object.values(Category)}
            {...form.getInputProps('category')}
          />
          <SelectField
            withAsterisk
            label="Type"
            placeholder="dog, cat or other"
            words={Object.values(PetType)}
            {...form.getInputProps('type')}
          />
          <NumberField
            withAsterisk
            label="Pet price"
            placeholder="0.00"
            leftSection="$"
            {...form.getInputProps('petprice')}
          />
          {hasPieces && (
            <NumberField
              isWhole
              label="Stock"
              placeholder="100 when left empty"
              {...form.getInputProps('stock')}
            />
          )}
        </SimpleGrid>
        <ItemFactFields form={form} />
        <SimpleGrid cols={2} spacing="md">
          {facts.map(({ name, label, options }) => (
            <NativeSelect
              key={name}
              withAsterisk={!hasPieces}
              label={label}
              data={[
                ...emptyChoice(hasPieces, Boolean(before[name] && form.values[name])),
                ...Object.values(options),
              ]}
              {...form.getInputProps(name)}
            />
          ))}
        </SimpleGrid>
        {hasPieces && (
          <Text size="sm" c="dimmed">
            Here the age is the stage of life that it is for. Gender, color and clan are facts of animals:
            they may stay empty, and shoppers do not see them.
          </Text>
        )}
        <Textarea
          withAsterisk
          label="Short description"
          placeholder="One sentence for the card."
          autosize
          minRows={2}
          {...form.getInputProps('short')}
        />
        <Textarea
          withAsterisk
          label="Pet details"
          placeholder="Everything a new owner wants to know."
          autosize
          minRows={5}
          {...form.getInputProps('details')}
        />
        {children}
      </Stack>
    </div>
  );
}

/** Food and accessories need no fact of animals; one that they have can be changed, and not be taken away. */
function emptyChoice(isOptional: boolean, isKept: boolean) {
  if (isKept && isOptional) return [];
  return [{ value: '', label: isOptional ? 'None' : 'Choose one' }];
}

const facts = [
  { name: 'gender', label: 'Gender', options: Gender },
  { name: 'age', label: 'Age', options: Age },
  { name: 'color', label: 'Color', options: Color },
  { name: 'clan', label: 'Clan', options: Clan },
] as const;
