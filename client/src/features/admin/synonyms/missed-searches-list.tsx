import { Group, Stack, Title } from '@mantine/core';
import type { SearchMiss } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { type MissedSearch, useDismissMissedSearch, useMissedSearches } from './use-missed-searches.ts';

const reasons: Readonly<Record<SearchMiss, string>> = {
  NOT_SOLD: 'Not sold here',
  LIMITS: 'Nothing within its limits',
  PARTLY: 'Found in part',
};

interface MissedSearchesListProps {
  /** Begins a synonym for its words. */
  readonly onAdd: (words: string) => void;
}

/** What people looked for and did not find, what most of them did first. */
export function MissedSearchesList({ onAdd }: MissedSearchesListProps) {
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        Looked for and not found
      </Title>
      <MissedSearches onAdd={onAdd} />
    </Stack>
  );
}

function MissedSearches({ onAdd }: MissedSearchesListProps) {
  const { searches, error, refetch } = useMissedSearches();
  if (!searches) return error ? <ErrorState error={error} onRetry={refetch} /> : <LoadingState rows={3} />;
  return (
    <>
      {error && <StaleDataNotice onRetry={refetch} />}
      {searches.length === 0 ? (
        <EmptyState
          title="Nothing was missed"
          text="What shoppers search for and do not find is counted here, without who they are."
        />
      ) : (
        <MissedSearchesTable searches={searches} onAdd={onAdd} />
      )}
    </>
  );
}

interface MissedSearchesTableProps extends MissedSearchesListProps {
  readonly searches: readonly MissedSearch[];
}

function MissedSearchesTable({ searches, onAdd }: MissedSearchesTableProps) {
  const { dismiss, isBusy } = useDismissMissedSearch();
  return (
    <ResponsiveTable label="Searches" columns={['Searched for', 'Times', 'Last', 'Why', 'Actions']}>
      {searches.map(({ _id: words, count, lastAt, reason }) => (
        <tr key={words}>
          <td data-label="Searched for">
            <strong dir="auto">{words}</strong>
          </td>
          <td data-label="Times">{count}</td>
          <td data-label="Last">
            <time dateTime={lastAt}>{formatDate(lastAt)}</time>
          </td>
          <td data-label="Why">{reasons[reason]}</td>
          <td>
            <Group gap={8}>
              <FocusableButton
                size="xs"
                variant="default"
                onClick={() => onAdd(words)}
                aria-label={`Add a synonym for ${words}`}
              >
                Add a synonym
              </FocusableButton>
              <FocusableButton
                size="xs"
                variant="default"
                isOff={isBusy}
                onClick={() => dismiss(words)}
                aria-label={`Dismiss ${words}`}
              >
                Dismiss
              </FocusableButton>
            </Group>
          </td>
        </tr>
      ))}
    </ResponsiveTable>
  );
}
