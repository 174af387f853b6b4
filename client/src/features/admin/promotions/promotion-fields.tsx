import { Chip, Group, Input, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { PetType } from '../../../../../domain/catalogue/pet-options.ts';
import { MIN_CHARGE_WARNING } from '../../../../../domain/pricing/min-charge.ts';
import { kindNames, promotionKinds } from '../../../../../domain/promotions/promotion-kinds.ts';
import { promotionCategories } from '../../../../../domain/promotions/promotion-rules.ts';
import { shopTimeZone } from '../../../lib/format/shop-clock.ts';
import dayField from '../../../ui/forms/day-field.module.css';
import { NumberField } from '../../../ui/forms/number-field.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import type { PromotionFormValues } from './promotion-form-values.ts';

interface PromotionFieldsProps {
  readonly form: UseFormReturnType<PromotionFormValues>;
}

const kinds = kindNames.map((kind) => ({ value: kind, label: promotionKinds[kind].name }));

/** Everything that a promotion can be told. */
export function PromotionFields({ form }: PromotionFieldsProps) {
  return (
    <Stack gap="md">
      <TextInput
        label="Code"
        description="What shoppers enter; capitals do not count."
        placeholder="FRIEND30"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        data-autofocus
        {...form.getInputProps('code')}
      />
      <ValueField form={form} />
      <NumberField
        label="Lowest cart total"
        description="Before anything is taken off; empty for any cart."
        leftSection="$"
        placeholder="0.00"
        {...form.getInputProps('minEntriesTotal')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        <Choices
          label="For"
          none="Both when none is chosen."
          words={promotionCategories}
          {...form.getInputProps('categories')}
        />
        <Choices
          label="For items of"
          none="All animals when none is chosen."
          words={Object.values(PetType)}
          {...form.getInputProps('types')}
        />
        <TextInput
          type="datetime-local"
          label="Begins"
          description="Empty: at once."
          classNames={{ input: dayField.day }}
          data-empty={form.values.from === '' || undefined}
          {...form.getInputProps('from')}
        />
        <TextInput
          type="datetime-local"
          label="Is over"
          description="Empty: never."
          classNames={{ input: dayField.day }}
          data-empty={form.values.until === '' || undefined}
          {...form.getInputProps('until')}
        />
        <NumberField
          isWhole
          label="Orders in all"
          description="Empty: any number."
          {...form.getInputProps('maxUses')}
        />
        <NumberField
          isWhole
          label="Orders per account"
          description="Empty: any number."
          {...form.getInputProps('maxUsesPerAccount')}
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        Days and times are those of the shop’s clock, {shopTimeZone()}.
      </Text>
    </Stack>
  );
}

function ValueField({ form }: PromotionFieldsProps) {
  const { kind } = form.values;
  const { isWhole, field, canTakeAll } = promotionKinds[kind];
  return (
    <Stack gap="xs" align="flex-start">
      <SegmentedChoice
        aria-label="What it takes off"
        choices={kinds}
        value={kind}
        onChange={(chosen) => form.setFieldValue('kind', chosen)}
      />
      <NumberField
        key={kind}
        w="100%"
        isWhole={isWhole}
        label={field.label}
        description={field.hint}
        leftSection={field.unit}
        placeholder={field.placeholder}
        {...form.getInputProps(kind)}
      />
      {canTakeAll(Number(form.values[kind])) && (
        <Text size="sm" role="note">
          {MIN_CHARGE_WARNING}
        </Text>
      )}
    </Stack>
  );
}

interface ChoicesProps {
  readonly label: string;
  /** What it means that none is ticked. */
  readonly none: string;
  readonly words: readonly string[];
  readonly value?: string[];
  readonly onChange: (words: string[]) => void;
}

function Choices({ label, none, words, ...group }: ChoicesProps) {
  return (
    <Input.Wrapper label={label} description={none} labelElement="div">
      <Chip.Group multiple {...group}>
        <Group gap="xs" mt="xs" role="group" aria-label={label}>
          {words.map((word) => (
            <Chip key={word} value={word} size="sm">
              {word}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Input.Wrapper>
  );
}
