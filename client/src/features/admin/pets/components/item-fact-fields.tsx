import { useQuery } from '@apollo/client/react';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { kindsOf } from '../../../../../../domain/catalogue/kinds.ts';
import { MAX_SHELF_LENGTH, PetType, Size, Species } from '../../../../../../domain/catalogue/pet-options.ts';
import { KnownBrandsDocument } from '../api/known-brands.operations.ts';
import { normalize, type PetFormValues } from '../lib/pet-form-values.ts';
import { SelectField } from './select-field.tsx';

interface ItemFactFieldsProps {
  readonly form: UseFormReturnType<PetFormValues>;
}

/** Facts that lists are narrowed by: those that an item of its category and type can have. Each may be left out. */
export function ItemFactFields({ form }: ItemFactFieldsProps) {
  const kinds = kindsOf(normalize(form.values.category));
  const isOther = normalize(form.values.type) === PetType.OTHER;
  return (
    <SimpleGrid cols={2} spacing="md">
      {kinds.length > 0 && (
        <NativeSelect label="Kind" data={choices(kinds)} {...form.getInputProps('kind')} />
      )}
      {isOther && (
        <NativeSelect
          label="Which animal"
          data={choices(Object.values(Species))}
          {...form.getInputProps('species')}
        />
      )}
      <NativeSelect label="Size" data={choices(Object.values(Size))} {...form.getInputProps('size')} />
      {kinds.length > 0 && <BrandField form={form} />}
      <TextInput
        label="Shelf"
        placeholder="B 12"
        maxLength={MAX_SHELF_LENGTH}
        autoComplete="off"
        {...form.getInputProps('shelf')}
      />
    </SimpleGrid>
  );
}

/** Any brand, with those suggested that the shop has, so that one is written in one way. */
function BrandField({ form }: ItemFactFieldsProps) {
  const { data } = useQuery(KnownBrandsDocument);
  const brands = data?.allPets.facets.brand.map(({ value }) => value) ?? [];
  return <SelectField label="Brand" placeholder="Wagwell" words={brands} {...form.getInputProps('brand')} />;
}

function choices(values: readonly string[]) {
  return [{ value: '', label: 'Not said' }, ...values];
}
