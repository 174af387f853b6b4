import { Button, Chip, Group } from '@mantine/core';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { LoadMorePagination } from '../../../ui/tables/load-more-pagination.tsx';
import { DiscrepanciesTable } from './discrepancies-table.tsx';
import classes from './payment-health.module.css';
import {
  type DiscrepancyFilter,
  discrepancyFilters,
  useDiscrepancies,
  useDiscrepancyFilter,
} from './use-discrepancies.ts';

const names: Readonly<Record<DiscrepancyFilter, string>> = { all: 'All', open: 'Open', solved: 'Put right' };

/** The discrepancies that reconciliation has found, with their state. */
export function Discrepancies() {
  const [choice, setChoice] = useDiscrepancyFilter();
  return (
    <section className={classes.findings} aria-label="Findings">
      <Group justify="space-between" gap="sm">
        <h2 className={classes.findingsTitle}>What was found</h2>
        <Chip.Group value={choice} onChange={(next) => setChoice(next as DiscrepancyFilter)}>
          <Group gap="xs" role="radiogroup" aria-label="Findings shown">
            {discrepancyFilters.map((known) => (
              <Chip key={known} value={known} size="sm" classNames={{ label: classes.choice }}>
                {names[known]}
              </Chip>
            ))}
          </Group>
        </Chip.Group>
      </Group>
      <List choice={choice} onShowAll={() => setChoice('all')} />
    </section>
  );
}

interface ListProps {
  readonly choice: DiscrepancyFilter;
  readonly onShowAll: () => void;
}

function List({ choice, onShowAll }: ListProps) {
  const list = useDiscrepancies(choice);

  if (!list.findings && list.error) return <ErrorState error={list.error} onRetry={list.refetch} />;
  if (!list.findings) return <LoadingState rows={3} />;
  if (list.findings.length === 0) return <NoDiscrepancies choice={choice} onShowAll={onShowAll} />;
  return (
    <>
      {list.error && <StaleDataNotice onRetry={list.refetch} />}
      <DiscrepanciesTable findings={list.findings} />
      <LoadMorePagination
        shown={list.findings.length}
        total={list.total}
        hasMore={list.hasMore}
        isLoading={list.isLoading}
        onMore={list.showMore}
      />
    </>
  );
}

const nothing: Readonly<Record<DiscrepancyFilter, string>> = {
  all: 'The checks have found nothing. That is how it should be.',
  open: 'Nothing is open: all that was found is put right.',
  solved: 'Nothing had to be put right yet.',
};

function NoDiscrepancies({ choice, onShowAll }: ListProps) {
  return (
    <EmptyState
      text={nothing[choice]}
      action={
        choice !== 'all' && (
          <Button variant="light" onClick={onShowAll}>
            Show all findings
          </Button>
        )
      }
    />
  );
}
