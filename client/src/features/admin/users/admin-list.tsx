import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import type { AdminsQuery } from '../../../gql/graphql.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedRows } from '../../../ui/feedback/loaded-rows.tsx';
import { MAX_PAGE_SIZE } from '../../../ui/tables/list-pages.ts';
import classes from './admin-list.module.css';
import { AdminsDocument } from './make-admin.operations.ts';
import { useRemoveAdmin } from './use-remove-admin.ts';

type Admin = AdminsQuery['users']['edges'][number]['node'];

export function AdminList() {
  const { ask, isBusy } = useRemoveAdmin();
  const { data, error, refetch } = useQuery(AdminsDocument, {
    variables: { first: MAX_PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });

  const rows = data?.users.edges.map((edge) => edge.node);
  const total = data?.users.totalCount ?? 0;
  return (
    <LoadedRows list={{ rows, error, refetch }} empty={<EmptyState text="Nobody is an admin." />}>
      {(admins) => (
        <>
          <ul className={classes.list} aria-label="Admins">
            {admins.map((admin) => (
              <AdminLine key={admin._id} admin={admin} isOff={isBusy} onRemove={() => ask(admin)} />
            ))}
          </ul>
          {total > admins.length && (
            <Text size="sm" c="dimmed">
              The first {admins.length} of {total}
            </Text>
          )}
        </>
      )}
    </LoadedRows>
  );
}

interface AdminLineProps {
  readonly admin: Admin;
  readonly isOff: boolean;
  readonly onRemove: () => void;
}

function AdminLine({ admin, isOff, onRemove }: AdminLineProps) {
  const { name, email, emailVerified, createdAt } = admin;
  return (
    <li className={classes.admin}>
      <IconShieldCheck size={22} stroke={1.6} className={classes.shield} aria-hidden />
      <div className={classes.who}>
        <Text fw={700} dir="auto">
          {name || email}
        </Text>
        <Text size="sm" c="dimmed">
          {email}
        </Text>
        <Text size="sm" c="dimmed">
          Account since <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          {!emailVerified && ', address not confirmed'}
        </Text>
      </div>
      <FocusableButton
        size="xs"
        variant="default"
        isOff={isOff}
        onClick={onRemove}
        aria-label={`Remove ${name || email} as admin`}
      >
        Remove
      </FocusableButton>
    </li>
  );
}
