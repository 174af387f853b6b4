import { Alert, Button, Group, Stack } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { QuantityStepper } from '../../../ui/forms/quantity-stepper.tsx';
import { SegmentedChoice } from '../../../ui/forms/segmented-choice.tsx';
import { type ChosenItem, useChooseItem } from '../hooks/use-choose-item.ts';
import type { ItemPurpose } from '../lib/plan-dialogs.ts';
import type { RepeatPlan } from '../lib/plan-labels.ts';
import { ItemPicker } from './item-picker.tsx';

interface ChooseItemFormProps {
  readonly plan: RepeatPlan;
  readonly purpose: ItemPurpose;
  readonly onClose: () => void;
}

const categories = [
  { value: 'FOOD', label: 'Food' },
  { value: 'ACCESSORIES', label: 'Accessories' },
] as const;

const MAX_AMOUNT = 99;

/** Chooses an item for a plan, and has it swapped, kept for when the plan's is sold out, or added. */
export function ChooseItemForm({ plan, purpose, onClose }: ChooseItemFormProps) {
  const [item, setItem] = useState<ChosenItem | null>(null);
  const [amount, setAmount] = useState(1);
  const [category, setCategory] = useState<(typeof categories)[number]['value']>('FOOD');
  const { choose, isSaving, problem } = useChooseItem(plan, purpose);
  const isExtra = purpose === 'extra';
  const kind = isExtra || !plan.pet ? { category } : { category: plan.pet.category, type: plan.pet.type };

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (item && (await choose(item, amount))) onClose();
  }

  async function leaveOut() {
    if (await choose(null, 0)) onClose();
  }

  return (
    <form onSubmit={(event) => void submit(event)}>
      <Stack gap="md">
        {isExtra && (
          <SegmentedChoice
            aria-label="What to add"
            choices={categories}
            value={category}
            onChange={(next) => {
              setCategory(next);
              setItem(null);
            }}
          />
        )}
        <ItemPicker where={kind} except={plan.pet?._id} chosen={item} onChoose={setItem} />
        {isExtra && (
          <Group gap="sm">
            <QuantityStepper value={amount} onChange={setAmount} min={1} max={MAX_AMOUNT} label="How many" />
          </Group>
        )}
        {problem && (
          <Alert color="red" role="alert">
            {problem}
          </Alert>
        )}
        <Group justify="flex-end">
          {purpose === 'substitute' && plan.substitute && (
            <Button variant="default" disabled={isSaving} onClick={() => void leaveOut()}>
              Leave the delivery out then
            </Button>
          )}
          <Button type="submit" loading={isSaving} disabled={!item}>
            {words[purpose]}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const words: Readonly<Record<ItemPurpose, string>> = {
  swap: 'Swap',
  substitute: 'Have this come instead',
  extra: 'Add',
};
