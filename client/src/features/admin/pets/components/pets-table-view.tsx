import { Button, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../../ui/feedback/stale-data-notice.tsx';
import { type PetRow, usePetsData } from '../hooks/use-pets-data.ts';
import type { ChangeFilter } from '../hooks/use-pets-data-filter.ts';
import { PETS_DATA_ID } from '../lib/focus-pets-data.ts';
import { isFiltered, PAGE_SIZE, type PetsDataFilter } from '../lib/pets-data-filter.ts';
import { DeletePetDialog } from './delete-pet-dialog.tsx';
import { EditPetDialog } from './edit-pet-dialog.tsx';
import classes from './pets-table.module.css';
import { PetsTable } from './pets-table.tsx';
import { ClearFilters } from './pets-toolbar.tsx';

interface PetsTableViewProps {
  readonly filter: PetsDataFilter;
  readonly onChange: ChangeFilter;
}

/** All items that the filter lets through, with everything that can be done to them. */
export function PetsTableView({ filter, onChange }: PetsTableViewProps) {
  const list = usePetsData(filter);
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
        <PetsTable pets={list.pets} onEdit={setEdited} onDelete={setDeleted} />
      )}
      <Paging list={list} onMore={() => onChange({ shown: filter.shown + PAGE_SIZE })} />
      <EditPetDialog pet={edited} onClose={() => setEdited(null)} />
      <DeletePetDialog pet={deleted} onClose={() => setDeleted(null)} />
    </Stack>
  );
}

function NothingHere({ filter, onChange }: PetsTableViewProps) {
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
  readonly list: ReturnType<typeof usePetsData>;
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
