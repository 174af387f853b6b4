import { Text, Title } from '@mantine/core';
import type { AnimalFieldsFragment } from '../../../gql/graphql.ts';
import classes from '../../../ui/applications/applications.module.css';
import { Loaded } from '../../../ui/feedback/loaded.tsx';
import { NewFoodChange } from './new-food-change.tsx';
import { RunningFoodChange } from './running-food-change.tsx';
import { useFoodChange } from './use-food-change.ts';

/** From one food to another: the change that is under way, or a new one. */
export function FoodChangePanel({
  animal,
}: {
  readonly animal: Pick<AnimalFieldsFragment, 'id' | 'name' | 'type'>;
}) {
  const { kept, error, refetch, isBusy, start, ...actions } = useFoodChange(animal.id);
  return (
    <section className={classes.panel} aria-labelledby="food-change">
      <Title order={2} size="h4" id="food-change">
        Change of food
      </Title>
      <Loaded data={kept} error={error} onRetry={() => void refetch()} loadingRows={2}>
        {([found]) =>
          found?.foodChange ? (
            <RunningFoodChange
              name={animal.name}
              change={found.foodChange}
              supply={found.foodChangeSupply}
              isBusy={isBusy}
              {...actions}
            />
          ) : (
            <>
              <Text c="dimmed">No change is under way.</Text>
              <NewFoodChange type={animal.type} isBusy={isBusy} onStart={start} />
            </>
          )
        }
      </Loaded>
    </section>
  );
}
