import { Button, Chip, Group } from '@mantine/core';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
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
  return (
    <PagedRows list={list} empty={<NoDiscrepancies choice={choice} onShowAll={onShowAll} />}>
      {(findings) => <DiscrepanciesTable findings={findings} />}
    </PagedRows>
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
