import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Selection } from '../../../../hooks/use-selection.ts';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../../ui/feedback/stale-data-notice.tsx';
import { ResponsiveTable } from '../../../../ui/tables/responsive-table.tsx';
import type { PetRow, PetsData } from '../hooks/use-pets-data.ts';
import type { ChangeFilter } from '../hooks/use-pets-data-filter.ts';
import { PETS_DATA_ID } from '../lib/focus-pets-data.ts';
import { isFiltered, PAGE_SIZE, type PetsDataFilter } from '../lib/pets-data-filter.ts';
import { DeletePetDialog } from './delete-pet-dialog.tsx';
import { EditPetDialog } from './edit-pet-dialog.tsx';
import { PetTableRow } from './pet-table-row.tsx';
import classes from './pets-table.module.css';
import { ClearFilters } from './pets-toolbar.tsx';

const columns = ['Item', 'Kind', 'Price', 'Stock', 'State', 'Added', 'Actions'];

interface PetsTableProps {
  readonly pets: readonly PetRow[];
  readonly onEdit: (pet: PetRow) => void;
  readonly onDelete: (pet: PetRow) => void;
  readonly selection: Selection;
}

/** The items that the filter found. */
function PetsTable({ pets, ...actions }: PetsTableProps) {
  return (
    <ResponsiveTable label="Pets data" columns={columns} rightColumns={['Actions']}>
      {pets.map((pet) => (
        <PetTableRow key={pet._id} pet={pet} {...actions} />
      ))}
    </ResponsiveTable>
  );
}

interface PetsTableViewProps {
  readonly filter: PetsDataFilter;
  readonly list: PetsData;
  readonly selection: Selection;
  readonly onChange: ChangeFilter;
}

/** All items that the filter lets through, with everything that can be done to them. */
export function PetsTableView({ filter, list, selection, onChange }: PetsTableViewProps) {
  const [edited, setEdited] = useState<PetRow | null>(null);
  const [deleted, setDeleted] = useState<PetRow | null>(null);

  if (list.isFirstLoad) return <LoadingState rows={6} />;
  if (list.error && list.pets.length === 0) return <ErrorState error={list.error} onRetry={list.refetch} />;

  return (
    <Stack
      id={PETS_DATA_ID}
      className={classes.list}
      gap="lg"
      component="section"
      aria-label="Items"
      aria-busy={list.isPrevious}
      tabIndex={-1}
    >
      {list.error && <StaleDataNotice onRetry={list.refetch} />}
      {list.pets.length === 0 ? (
        <NothingHere filter={filter} onChange={onChange} />
      ) : (
        <PetsTable pets={list.pets} onEdit={setEdited} onDelete={setDeleted} selection={selection} />
      )}
      <Paging list={list} onMore={() => onChange({ shown: filter.shown + PAGE_SIZE })} />
      <EditPetDialog pet={edited} onClose={() => setEdited(null)} />
      <DeletePetDialog pet={deleted} onClose={() => setDeleted(null)} />
    </Stack>
  );
}

function NothingHere({ filter, onChange }: Pick<PetsTableViewProps, 'filter' | 'onChange'>) {
  if (isFiltered(filter)) {
    return <EmptyState text="No item is like this." action={<ClearFilters onChange={onChange} />} />;
  }
  return (
    <EmptyState
      text="The shop is empty."
      action={
        <Button component={Link} to="/adminDashboard/addpets">
          Add the first item
        </Button>
      }
    />
  );
}

interface PagingProps {
  readonly list: PetsData;
  readonly onMore: () => void;
}

function Paging({ list, onMore }: PagingProps) {
  const { filling } = list;
  return (
    <Stack align="center" gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {list.pets.length} of {list.total} shown
      </Text>
      {filling.hasFailed && (
        <Text size="sm" role="alert">
          The next items did not arrive.
        </Text>
      )}
      {list.hasMore && (
        <Button
          variant="default"
          loading={filling.isFilling}
          onClick={filling.hasFailed ? filling.again : onMore}
        >
          {filling.hasFailed ? 'Try again' : 'Show more'}
        </Button>
      )}
    </Stack>
  );
}
