import { NativeSelect, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { Age, Category, Clan, Color, Gender, isGoods, PetType } from '../../../../domain/pet-options.ts';
import type { PetPictureFieldsFragment } from '../../gql/graphql.ts';
import { NumberField } from '../../ui/number-field.tsx';
import classes from './pet-fields.module.css';
import { normalWord, type PetFormValues } from './pet-form-values.ts';
import { PictureField } from './picture-field.tsx';
import { WordField } from './word-field.tsx';

interface PetFieldsProps {
  readonly form: UseFormReturnType<PetFormValues>;
  /** The picture that the item has already. */
  readonly image?: PetPictureFieldsFragment | null;
  /** What stands below the fields. */
  readonly children: ReactNode;
}

/** Every field of an item, its picture beside them (specification §2 and §5). */
export function PetFields({ form, image, children }: PetFieldsProps) {
  // A bag of rice is counted and has no gender; an animal is one of a kind.
  const hasPieces = isGoods(normalWord(form.values.category));
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
          label="Pet name"
          placeholder="Bramble"
          autoComplete="off"
          {...form.getInputProps('petname')}
        />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
          <WordField
            label="Category"
            placeholder="pets, food or accessories"
            words={Object.values(Category)}
            {...form.getInputProps('category')}
          />
          <WordField
            label="Type"
            placeholder="dog, cat or other"
            words={Object.values(PetType)}
            {...form.getInputProps('type')}
          />
          <NumberField
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
        {!hasPieces && (
          <SimpleGrid cols={2} spacing="md">
            <NativeSelect label="Gender" data={choices(Gender)} {...form.getInputProps('gender')} />
            <NativeSelect label="Age" data={choices(Age)} {...form.getInputProps('age')} />
            <NativeSelect label="Color" data={choices(Color)} {...form.getInputProps('color')} />
            <NativeSelect label="Clan" data={choices(Clan)} {...form.getInputProps('clan')} />
          </SimpleGrid>
        )}
        <Textarea
          label="Short description"
          placeholder="One sentence for the card."
          autosize
          minRows={2}
          {...form.getInputProps('short')}
        />
        <Textarea
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

function choices(options: Record<string, string>) {
  return [{ value: '', label: 'Choose one' }, ...Object.values(options)];
}
