import { Anchor, Badge, Button, Stack, Text, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { Link, useSearchParams } from 'react-router-dom';
import type { AnimalFilesQuery } from '../../../gql/graphql.ts';
import { useSearchText } from '../../../hooks/use-search-text.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { animalFilePath } from './animal-file-path.ts';
import classes from './animal-files.module.css';
import { AnimalFilesDocument } from './animal-files.operations.ts';

type ListedAnimal = AnimalFilesQuery['allPets']['edges'][number]['node'];

/** Longest search that the API looks at. */
const MAX_SEARCH_LENGTH = 64;

const whereabouts = { AVAILABLE: 'In the shop', SOLD: 'Promised or at home', RETIRED: 'Out of the shop' };

/** The animals of the shop with where they live and what is due. The search is in the address of the page. */
export function AnimalsList() {
  const [params, setParams] = useSearchParams();
  const search = params.get('q') ?? '';
  const find = (text: string) => setParams(text ? { q: text } : {}, { replace: true });
  const { text, type } = useSearchText(search, find);
  const list = useListPages(AnimalFilesDocument, { search: search || null }, ({ allPets }) => allPets, {
    keepsPrevious: true,
  });
  return (
    <Stack gap="lg">
      {/* biome-ignore lint/a11y/useSemanticElements: the search element is still unknown to many screen readers */}
      <form role="search" aria-label="Animals" onSubmit={(event) => event.preventDefault()}>
        <TextInput
          type="search"
          label="Find an animal"
          className={classes.search}
          autoComplete="off"
          maxLength={MAX_SEARCH_LENGTH}
          leftSection={<IconSearch size={18} stroke={1.6} aria-hidden />}
          value={text}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
      </form>
      <PagedRows list={list} loadingRows={6} empty={<NoAnimals search={search} onClear={() => find('')} />}>
        {(animals) => (
          <ResponsiveTable label="Animals" columns={['Name', 'Where', 'Lives in', 'Chip', 'Due']}>
            {animals.map((animal) => (
              <AnimalRow key={animal._id} animal={animal} />
            ))}
          </ResponsiveTable>
        )}
      </PagedRows>
    </Stack>
  );
}

function AnimalRow({ animal }: { readonly animal: ListedAnimal }) {
  const { _id, petname, availability, file } = animal;
  const [next] = file?.due ?? [];
  return (
    <tr>
      <th scope="row" data-wide className={classes.name}>
        <Anchor component={Link} to={animalFilePath(_id)} fw={700} c="inherit">
          <bdi>{petname}</bdi>
        </Anchor>
      </th>
      <td data-label="Where">{whereabouts[availability]}</td>
      <td data-label="Lives in">{file?.place ? <bdi>{file.place}</bdi> : <Unsaid />}</td>
      <td data-label="Chip" className={classes.chip}>
        {file?.chipNumber ? <bdi>{file.chipNumber}</bdi> : <Unsaid />}
      </td>
      <td data-label="Due">
        {next ? (
          <>
            <bdi>{next.name}</bdi>, {formatDate(startOf(next.dueOn))}{' '}
            {next.isOverdue && (
              <Badge color="red" variant="light" tt="none">
                Overdue
              </Badge>
            )}
          </>
        ) : (
          <Unsaid text="Nothing" />
        )}
      </td>
    </tr>
  );
}

function Unsaid({ text = 'Not said' }: { readonly text?: string }) {
  return (
    <Text size="sm" c="dimmed" span>
      {text}
    </Text>
  );
}

function NoAnimals({ search, onClear }: { readonly search: string; readonly onClear: () => void }) {
  if (!search) return <EmptyState title="No animals" text="The shop has no animals yet." />;
  return (
    <EmptyState
      title="No animals found"
      text={`No animal is found by “${search}”.`}
      action={
        <Button variant="default" onClick={onClear}>
          Show all
        </Button>
      }
    />
  );
}
