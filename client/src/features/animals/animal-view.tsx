import { Button, Group, Stack, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { AnimalFieldsFragment } from '../../gql/graphql.ts';
import classes from '../../ui/applications/applications.module.css';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { AnimalForm } from './animal-form.tsx';
import { AnimalSummary } from './animal-summary.tsx';
import { valuesOf } from './animal-values.ts';
import { DuePanel } from './due-panel.tsx';
import { FirstDaysPanel } from './first-days/first-days-panel.tsx';
import { FoodChangePanel } from './food-change/food-change-panel.tsx';
import { OwnPapers } from './papers/own-papers.tsx';
import { PhotoPanel } from './papers/photo-panel.tsx';
import { PassportPanel } from './passport-panel.tsx';
import { TreatmentsPanel } from './treatments-panel.tsx';
import { useAnimal } from './use-animal.ts';
import { WeightsPanel } from './weights-panel.tsx';

/** All that is noted of an animal. */
export function AnimalView({ id }: { readonly id: string }) {
  const { animal: found, error, refetch, ...actions } = useAnimal(id);
  return (
    <Loaded data={found} error={error} onRetry={() => void refetch()} loadingRows={4}>
      {([animal]) =>
        animal ? (
          <>
            <AnimalSummary animal={animal} />
            <Whole animal={animal} actions={actions} />
          </>
        ) : (
          <EmptyState
            title="There is no such animal"
            text="None of yours is here. Perhaps it belongs to another account."
            action={<ToAnimals />}
          />
        )
      }
    </Loaded>
  );
}

interface WholeProps {
  readonly animal: AnimalFieldsFragment;
  readonly actions: Omit<ReturnType<typeof useAnimal>, 'animal' | 'error' | 'refetch'>;
}

function Whole({ animal, actions }: WholeProps) {
  return (
    <div className={classes.columns}>
      <Stack gap="lg">
        <DuePanel
          animal={animal}
          isBusy={actions.isBusy}
          onTask={actions.completeTask}
          onTreated={actions.noteTreated}
          onAdd={actions.addTask}
        />
        <FirstDaysPanel
          animal={animal}
          isBusy={actions.isBusy}
          onStart={actions.startFirstDays}
          onDone={actions.completeFirstDay}
        />
        <TreatmentsPanel
          treatments={animal.treatments}
          isBusy={actions.isBusy}
          onAdd={actions.addTreatment}
          onRemove={actions.removeTreatment}
        />
        <WeightsPanel animal={animal} isBusy={actions.isBusy} onAdd={actions.addWeight} />
        <OwnPapers animal={animal} />
        {animal.type !== 'OTHER' && <FoodChangePanel animal={animal} />}
      </Stack>
      <Stack gap="lg">
        <PhotoPanel animal={animal} />
        <section className={classes.panel} aria-labelledby="facts">
          <Title order={2} size="h4" id="facts">
            About <bdi>{animal.name}</bdi>
          </Title>
          <AnimalForm
            label="About the animal"
            values={valuesOf(animal)}
            submitLabel="Save"
            isBusy={actions.isBusy}
            problem={undefined}
            onSubmit={(values) => void actions.save(values)}
          />
        </section>
        <PassportPanel
          animal={animal}
          isBusy={actions.isBusy}
          onShare={actions.share}
          onEnd={actions.endShares}
          onLost={actions.setLost}
        />
        <Group gap="sm">
          <ToAnimals />
          <Button variant="default" onClick={() => actions.remove(animal.name)}>
            Remove
          </Button>
        </Group>
      </Stack>
    </div>
  );
}

function ToAnimals() {
  return (
    <Button component={Link} to="/myAnimals" variant="default">
      All your animals
    </Button>
  );
}
