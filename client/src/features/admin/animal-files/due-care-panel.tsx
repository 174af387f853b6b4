import { useQuery } from '@apollo/client/react';
import { Badge, Group, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import { treatmentLabels } from '../../../../../domain/care/animal-limits.ts';
import type { DueCareQuery } from '../../../gql/graphql.ts';
import { startOf } from '../../../lib/format/calendar-days.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import classes from '../../../ui/applications/applications.module.css';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { animalFilePath } from './animal-file-path.ts';
import { DueCareDocument } from './animal-files.operations.ts';

type Due = DueCareQuery['dueCare'][number];

/** Care that animals of the shop are to get, what is overdue first; nothing where nothing is due. */
export function DueCarePanel() {
  const { data, error, refetch } = useQuery(DueCareDocument, { fetchPolicy: 'cache-and-network' });
  const due = data?.dueCare;
  if (!due) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  if (due.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="due-care">
      <Title order={2} size="h4" id="due-care">
        Care that is due
      </Title>
      {error && <StaleDataNotice onRetry={refetch} />}
      <ol className={classes.due}>
        {due.map((one) => (
          <DueRow key={one.id} due={one} />
        ))}
      </ol>
    </section>
  );
}

function DueRow({ due: { kind, name, dueOn, isOverdue, pet } }: { readonly due: Due }) {
  return (
    <li>
      <Group gap={8} justify="space-between">
        <span>
          <Link to={animalFilePath(pet._id)}>
            <bdi>{pet.petname}</bdi>
          </Link>
          {`: ${treatmentLabels[kind]}, `}
          <bdi>{name}</bdi>
          {`, by ${formatDate(startOf(dueOn))}`}
        </span>
        {isOverdue && (
          <Badge color="red" variant="light" tt="none">
            Overdue
          </Badge>
        )}
      </Group>
    </li>
  );
}
