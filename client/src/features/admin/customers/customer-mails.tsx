import { Text } from '@mantine/core';
import type { CustomerMailsQuery } from '../../../gql/graphql.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { useListPages } from '../../../ui/tables/use-list-pages.ts';
import { mailLabel } from './customer-labels.ts';
import { When } from './customer-orders.tsx';
import { CustomerSection } from './customer-section.tsx';
import classes from './customers.module.css';
import { CustomerMailsDocument } from './customers.operations.ts';

/** Rows until more are asked for. */
const SHOWN = 10;

/** What the customer was mailed, and whether it went out. */
export function CustomerMails({ id }: { readonly id: string }) {
  const list = useListPages(CustomerMailsDocument, { customerId: id }, mailsOf, { size: SHOWN });
  return (
    <CustomerSection title="E-mails" empty="No e-mail yet." list={list}>
      {(sent) => (
        <ul className={classes.lines}>
          {sent.map(({ cursor, kind, subject, to, status, createdAt, lastError }) => (
            <li key={cursor}>
              <div className={classes.what}>
                <Text fw={600}>
                  <bdi>{subject ?? mailLabel(kind)}</bdi>
                </Text>
                <Text size="sm" c="dimmed" className={classes.email}>
                  To {to}
                </Text>
                {status !== 'SENT' && lastError && (
                  <Text size="sm">
                    <bdi>{lastError}</bdi>
                  </Text>
                )}
              </div>
              <When time={createdAt} />
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </CustomerSection>
  );
}

/** Mails have no ids of their own in the API: they are told apart by their places. */
function mailsOf({ customer: { mails } }: CustomerMailsQuery) {
  return { ...mails, edges: mails.edges.map(({ cursor, node }) => ({ node: { cursor, ...node } })) };
}
