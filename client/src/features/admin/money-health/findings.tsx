import { Button, Chip, Group } from '@mantine/core';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { PagedRows } from '../../../ui/tables/paged-rows.tsx';
import { FindingsTable } from './findings-table.tsx';
import classes from './money-health.module.css';
import { type FindingFilter, findingFilters, useFindingFilter, useFindings } from './use-findings.ts';

const names: Readonly<Record<FindingFilter, string>> = { all: 'All', open: 'Open', solved: 'Put right' };

/** The findings that reconciliation has found, with their state. */
export function Findings() {
  const [choice, setChoice] = useFindingFilter();
  return (
    <section className={classes.findings} aria-label="Findings">
      <Group justify="space-between" gap="sm">
        <h2 className={classes.findingsTitle}>What was found</h2>
        <Chip.Group value={choice} onChange={(next) => setChoice(next as FindingFilter)}>
          <Group gap="xs" role="radiogroup" aria-label="Findings shown">
            {findingFilters.map((known) => (
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
  readonly choice: FindingFilter;
  readonly onShowAll: () => void;
}

function List({ choice, onShowAll }: ListProps) {
  const list = useFindings(choice);
  return (
    <PagedRows list={list} empty={<NoFindings choice={choice} onShowAll={onShowAll} />}>
      {(findings) => <FindingsTable findings={findings} />}
    </PagedRows>
  );
}

const nothing: Readonly<Record<FindingFilter, string>> = {
  all: 'The checks have found nothing. That is how it should be.',
  open: 'Nothing is open: all that was found is put right.',
  solved: 'Nothing had to be put right yet.',
};

function NoFindings({ choice, onShowAll }: ListProps) {
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
