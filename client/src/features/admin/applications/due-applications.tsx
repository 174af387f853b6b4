import { useQuery } from '@apollo/client/react';
import { Badge, Group, Title } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { DueApplicationsQuery } from '../../../gql/graphql.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import classes from '../../../ui/applications/applications.module.css';
import { StageBadge } from '../../../ui/applications/stage-badge.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { DueApplicationsDocument } from './managed-applications.operations.ts';

type DueOrder = DueApplicationsQuery['dueApplications'][number];

/** What is to be done with applications, what is overdue first; nothing where nothing is. */
export function DueApplications() {
  const { data, error, refetch } = useQuery(DueApplicationsDocument, { fetchPolicy: 'cache-and-network' });
  const due = data?.dueApplications;
  if (!due) return error ? <ErrorState error={error} onRetry={refetch} /> : null;
  if (due.length === 0) return null;
  return (
    <section className={classes.panel} aria-labelledby="due">
      <Title order={2} size="h4" id="due">
        What is due
      </Title>
      {error && <StaleDataNotice onRetry={refetch} />}
      <ol className={classes.due}>
        {due.map((order) => (
          <DueRow key={order._id} order={order} />
        ))}
      </ol>
    </section>
  );
}

function DueRow({ order: { _id, petname, username, application } }: { readonly order: DueOrder }) {
  if (!application) return null;
  // What is paid is kept without an end.
  const isPaid = application.stage === 'APPROVED' && !application.heldUntil;
  const { what, at } = isPaid ? { what: '', at: undefined } : dueOf(application);
  const isOverdue = at !== undefined && new Date(at) < new Date();
  return (
    <li>
      <Group gap={8} justify="space-between">
        <span>
          <Link to={`/adminDashboard/ManagePetsOrder/${_id}`}>
            <bdi>{username}</bdi> and <bdi>{petname}</bdi>
          </Link>
          {at && `: ${what} ${formatDateTime(at)}`}
          {isPaid && ': paid, and waits to be collected'}
        </span>
        <Group gap={8}>
          {isOverdue && (
            <Badge color="red" variant="light" tt="none">
              Overdue
            </Badge>
          )}
          <StageBadge stage={application.stage} />
        </Group>
      </Group>
    </li>
  );
}

/** What has to be done, and when. */
function dueOf({ answerBy, chooseBy, visit, heldUntil }: NonNullable<DueOrder['application']>) {
  if (answerBy) return { what: 'answer by', at: answerBy };
  if (chooseBy) return { what: 'a time chosen by', at: chooseBy };
  if (heldUntil) return { what: 'collected by', at: heldUntil };
  return { what: 'they come', at: visit?.at };
}
