import { Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAX_FOOD_NAME_LENGTH } from '../../../../../domain/feeding/changes/food-change-rules.ts';
import type { AnimalFieldsFragment, FoodChangeInput } from '../../../gql/graphql.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { DayField } from '../../../ui/forms/day-field.tsx';
import { type ChangeErrors, type ChangeValues, firstValues, readChange } from './change-values.ts';
import { FoodFinder } from './food-finder.tsx';

interface NewFoodChangeProps {
  readonly type: AnimalFieldsFragment['type'];
  readonly isBusy: boolean;
  /** @returns what went wrong; null where nothing did */
  readonly onStart: (input: FoodChangeInput) => Promise<string | null>;
}

const origins = [
  { value: 'label', label: 'By its label' },
  { value: 'shop', label: 'One of this shop' },
];
const lengths = [7, 10, 11, 14, 21, 28].map((days) => ({ value: String(days), label: `${days} days` }));
const stages = [
  { value: '', label: 'As its age and neutering say' },
  { value: 'EASY_GAINER', label: 'Gains weight easily' },
  { value: 'WEIGHT_LOSS', label: 'Is to lose weight, with your vet' },
];

/** Which food it is to get, which one it has, and over how many days. */
export function NewFoodChange({ type, isBusy, onStart }: NewFoodChangeProps) {
  const [values, setValues] = useState(firstValues);
  const [errors, setErrors] = useState<ChangeErrors>({});
  const [problem, setProblem] = useState<string | null>(null);
  const set = (change: Partial<ChangeValues>) => setValues((before) => ({ ...before, ...change }));

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = readChange(values);
    setErrors('errors' in read ? read.errors : {});
    if (isBusy || 'errors' in read) return;
    setProblem(await onStart(read.input));
  }

  return (
    <form noValidate aria-label="New change of food" onSubmit={(event) => void submit(event)}>
      <Stack gap="sm">
        <FoodFinder
          label="New food"
          type={type}
          isToBuy
          chosen={values.petId}
          error={errors.petId}
          onChoose={(petId) => set({ petId })}
        />
        <NativeSelect
          label="Food until now"
          data={origins}
          value={values.from}
          onChange={({ currentTarget }) => set({ from: currentTarget.value as ChangeValues['from'] })}
        />
        {values.from === 'shop' ? (
          <FoodFinder
            label="Find the food until now"
            type={type}
            isToBuy={false}
            chosen={values.currentPetId}
            error={errors.currentPetId}
            onChoose={(currentPetId) => set({ currentPetId })}
          />
        ) : (
          <LabelFields values={values} errors={errors} onChange={set} />
        )}
        <NativeSelect
          label="Over how many days"
          data={lengths}
          value={values.days}
          error={errors.days}
          onChange={({ currentTarget }) => set({ days: currentTarget.value })}
        />
        <DayField
          label="First day"
          value={values.startOn}
          min={shopToday()}
          error={errors.startOn}
          onChange={(startOn) => set({ startOn })}
        />
        <NativeSelect
          label="What it is like"
          data={stages}
          value={values.stage}
          onChange={({ currentTarget }) => set({ stage: currentTarget.value })}
        />
        {problem && (
          <Text c="error" role="alert">
            {problem}
          </Text>
        )}
        <Group>
          <FocusableButton type="submit" isBusy={isBusy}>
            Begin the change
          </FocusableButton>
        </Group>
      </Stack>
    </form>
  );
}

interface LabelFieldsProps {
  readonly values: ChangeValues;
  readonly errors: ChangeErrors;
  readonly onChange: (change: Partial<ChangeValues>) => void;
}

function LabelFields({ values, errors, onChange }: LabelFieldsProps) {
  return (
    <>
      <TextInput
        label="Its name"
        value={values.currentName}
        maxLength={MAX_FOOD_NAME_LENGTH}
        error={errors.currentName}
        onChange={({ currentTarget }) => onChange({ currentName: currentTarget.value })}
      />
      <TextInput
        label="Its energy, kcal per 100 g"
        inputMode="decimal"
        autoComplete="off"
        value={values.currentKcalPer100g}
        maxLength={10}
        error={errors.currentKcalPer100g}
        onChange={({ currentTarget }) => onChange({ currentKcalPer100g: currentTarget.value })}
      />
    </>
  );
}
