import { Checkbox, NativeSelect, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { shopTimeZone } from '../../../lib/format/shop-clock.ts';
import dayField from '../../../ui/forms/day-field.module.css';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import type { EditFormValues } from './edit-form-values.ts';

interface EditFieldsProps {
  readonly form: UseFormReturnType<EditFormValues>;
}

const ways = [
  { value: 'percent', label: 'By percent' },
  { value: 'amount', label: 'By an amount' },
] as const;

const roundings = [
  { value: 'CENT', label: 'To the cent' },
  { value: 'NINETY_NINE', label: 'Ending in .99' },
  { value: 'FIVE_CENTS', label: 'To five cents' },
] as const;

/** What can be changed of many items; what is empty stays as it is. */
export function EditFields({ form }: EditFieldsProps) {
  const { priceBy } = form.values;
  return (
    <Stack gap="md">
      <SegmentedChoice
        aria-label="How the price changes"
        choices={ways}
        value={priceBy}
        onChange={(way) => form.setFieldValue('priceBy', way)}
      />
      <SimpleGrid cols={2} spacing="md">
        <TextInput
          label={priceBy === 'percent' ? 'Percent' : 'Dollars'}
          description="With − for less"
          placeholder={priceBy === 'percent' ? '5' : '0.50'}
          leftSection={priceBy === 'percent' ? '%' : '$'}
          autoComplete="off"
          data-autofocus
          {...form.getInputProps('price')}
        />
        <NativeSelect
          label="Rounded"
          description="The new price"
          data={[...roundings]}
          {...form.getInputProps('roundTo')}
        />
        <TimeField form={form} name="from" label="From" description="Empty: at once" />
        <TimeField form={form} name="saleUntil" label="On sale until" description="Empty: for good" />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Days and times are those of the shop’s clock, {shopTimeZone()}.
      </Text>
      <SimpleGrid cols={2} spacing="md">
        <NumberField isWhole label="Stock of each" {...form.getInputProps('stock')} />
        <TextInput label="Shelf" autoComplete="off" {...form.getInputProps('shelf')} />
        <TextInput label="Brand" autoComplete="off" {...form.getInputProps('brand')} />
        <TextInput label="Family" autoComplete="off" {...form.getInputProps('family')} />
        <TextInput label="Supplier" autoComplete="off" {...form.getInputProps('supplier')} />
        <NumberField isWhole label="Reorder level" {...form.getInputProps('reorderLevel')} />
      </SimpleGrid>
      <Checkbox
        label="Take them out of the shop"
        {...form.getInputProps('isRetired', { type: 'checkbox' })}
      />
    </Stack>
  );
}

interface TimeFieldProps extends EditFieldsProps {
  readonly name: 'from' | 'saleUntil';
  readonly label: string;
  readonly description: string;
}

function TimeField({ form, name, ...texts }: TimeFieldProps) {
  return (
    <TextInput
      type="datetime-local"
      classNames={{ input: dayField.day }}
      data-empty={form.values[name] === '' || undefined}
      {...texts}
      {...form.getInputProps(name)}
    />
  );
}
