import { useMutation, useQuery } from '@apollo/client/react';
import { Group, Stack, Text, Title } from '@mantine/core';
import { Link, useNavigate } from 'react-router-dom';
import { PLAN_NOTE } from '../../../../domain/care/plan-note.ts';
import classes from '../../ui/applications/applications.module.css';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { AnimalForm } from './animal-form.tsx';
import { type AnimalValues, toInput, valuesOf } from './animal-values.ts';
import { AddAnimalDocument, MyAnimalsDocument } from './animals.operations.ts';
import { CalendarPanel } from './calendar-panel.tsx';
import { kindLabel } from './kinds-of-animals.ts';
import { AnimalPicture } from './papers/animal-picture.tsx';

/** The animals of an account, and a form for one more. */
export function MyAnimalsList() {
  const { data, error, refetch } = useQuery(MyAnimalsDocument, { fetchPolicy: 'cache-and-network' });
  return (
    <div className={classes.columns}>
      <Loaded data={data?.me?.animals} error={error} onRetry={() => void refetch()} loadingRows={2}>
        {(animals) =>
          animals.length === 0 ? (
            <EmptyState
              title="No animal yet"
              text="Add yours: its weights, its vaccinations and what is due stand together here."
            />
          ) : (
            <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: 'none' }}>
              {animals.map((animal) => (
                <li key={animal.id} className={classes.panel}>
                  <Group wrap="nowrap" gap="md">
                    <AnimalPicture src={animal.picture} alt="" />
                    <div>
                      <Link to={`/myAnimals/${animal.id}`}>
                        <bdi>{animal.name}</bdi>
                      </Link>
                      <Text c="dimmed">
                        {kindLabel(animal)}
                        {animal.breed && (
                          <>
                            , <bdi>{animal.breed}</bdi>
                          </>
                        )}
                      </Text>
                    </div>
                  </Group>
                </li>
              ))}
            </Stack>
          )
        }
      </Loaded>
      <Stack gap="lg">
        <AddAnimal />
        <CalendarPanel />
        <Text>
          <Link to="/care">Care by kind and age</Link>: the first thirty days, vaccinations, food.
        </Text>
      </Stack>
    </div>
  );
}

function AddAnimal() {
  const [add, { loading, error }] = useMutation(AddAnimalDocument, { refetchQueries: [MyAnimalsDocument] });
  const navigate = useNavigate();

  async function submit(values: AnimalValues) {
    // What went wrong is in error.
    const added = await add({ variables: { input: toInput(values) } }).catch(() => null);
    if (added?.data?.addAnimal) void navigate(`/myAnimals/${added.data.addAnimal.id}`);
  }

  return (
    <section className={classes.panel} aria-labelledby="add-animal">
      <Title order={2} size="h4" id="add-animal">
        Add an animal
      </Title>
      <Text size="sm" c="dimmed">
        A name and a kind will do. By its age we note what is usually due. {PLAN_NOTE}
      </Text>
      <AnimalForm
        label="New animal"
        values={valuesOf(null)}
        submitLabel="Add animal"
        isBusy={loading}
        problem={error?.message}
        onSubmit={(values) => void submit(values)}
      />
    </section>
  );
}
