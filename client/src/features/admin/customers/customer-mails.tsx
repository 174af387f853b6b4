import { useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { listPages } from '../../../ui/tables/list-pages.ts';
import { mailLabel } from './customer-labels.ts';
import { When } from './customer-orders.tsx';
import { CustomerSection } from './customer-section.tsx';
import classes from './customers.module.css';
import { CustomerMailsDocument } from './customers.operations.ts';

/** Rows until more are asked for. */
const SHOWN = 10;

/** What the customer was mailed, and whether it went out. */
export function CustomerMails({ id }: { readonly id: string }) {
  const { data, ...query } = useQuery(CustomerMailsDocument, {
    variables: { customerId: id, first: SHOWN },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const mails = data?.customer.mails;
  // Mails have no ids of their own in the API: they are told apart by their places.
  const placed = mails && {
    ...mails,
    edges: mails.edges.map(({ cursor, node }) => ({ node: { cursor, ...node } })),
  };
  const list = listPages(placed, query);
  return (
    <CustomerSection title="Mails" empty="No mail yet." list={list}>
      {(sent) => (
        <ul className={classes.lines}>
          {sent.map(({ cursor, kind, subject, to, status, createdAt, lastError }) => (
            <li key={cursor}>
              <div className={classes.what}>
                <Text fw={600}>{subject ?? mailLabel(kind)}</Text>
                <Text size="sm" c="dimmed" className={classes.email}>
                  To {to}
                </Text>
                {status !== 'SENT' && lastError && <Text size="sm">{lastError}</Text>}
              </div>
              <When moment={createdAt} />
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}
