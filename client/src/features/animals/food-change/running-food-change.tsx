import { Button, Group, Stack, Text } from '@mantine/core';
import type { FoodChangeFieldsFragment } from '../../../gql/graphql.ts';
import { shopToday } from '../../../lib/format/shop-clock.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { ChangeDays } from './change-days.tsx';
import { ChangeSupply } from './change-supply.tsx';
import classes from './food-change.module.css';

type Change = NonNullable<FoodChangeFieldsFragment['foodChange']>;

interface RunningFoodChangeProps {
  /** Of the animal. */
  readonly name: string;
  readonly change: Change;
  readonly supply: FoodChangeFieldsFragment['foodChangeSupply'];
  readonly isBusy: boolean;
  readonly hold: () => void;
  readonly end: () => void;
  readonly clear: () => void;
}

/** What is fed today, what comes, and what to do where it upsets its stomach; prints as one sheet. */
export function RunningFoodChange({ name, change, supply, isBusy, ...actions }: RunningFoodChangeProps) {
  const isOver = (change.steps.at(-1)?.on ?? '') < shopToday();
  return (
    <div className={classes.sheet}>
      <Text>
        <bdi>{name}</bdi>: from <bdi>{change.currentName}</bdi> to <bdi>{change.newName}</bdi>,{' '}
        {change.kcalPerDay} kcal a day.
      </Text>
      <Text fw={600} role="status">
        {todayText(change, isOver)}
      </Text>
      {supply && <ChangeSupply change={change} supply={supply} />}
      <ChangeDays change={change} />
      <Stack component="ul" gap="xs" m={0} pl="md">
        {change.notes.map((note) => (
          <li key={note}>
            <bdi>{note}</bdi>
          </li>
        ))}
      </Stack>
      <Group className={classes.actions}>
        {change.canHold && (
          <FocusableButton isBusy={isBusy} onClick={actions.hold}>
            Its stomach is upset: wait two days
          </FocusableButton>
        )}
        <Button variant="default" onClick={() => print()}>
          Print this list
        </Button>
        <Button variant="default" onClick={isOver ? actions.clear : actions.end}>
          {isOver ? 'Done: make room for another' : 'End the change'}
        </Button>
      </Group>
    </div>
  );
}

function todayText({ today, steps }: Change, isOver: boolean): string {
  if (isOver) return `It has changed over: ${steps.at(-1)?.newGrams} g of the new food a day.`;
  if (!today) return 'It has not begun yet.';
  return `Today, day ${today.day}: ${today.currentGrams} g of the old food and ${today.newGrams} g of the new one.`;
}
