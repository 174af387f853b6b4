import { useQuery } from '@apollo/client/react';
import { Anchor, Group, Stack } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phoneAddress } from '../../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../../domain/input/phone-text.ts';
import type { CustomerQuery } from '../../../gql/graphql.ts';
import { errorCodeOf } from '../../../lib/apollo/client.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { useCan } from '../../../lib/session/use-can.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { LoadingState } from '../../../ui/feedback/loading-state.tsx';
import { StaleDataNotice } from '../../../ui/feedback/stale-data-notice.tsx';
import { Money } from '../../../ui/money.tsx';
import { PageContainer } from '../../../ui/page-container.tsx';
import { WaitingQuestions } from '../../../ui/threads/waiting-questions.tsx';
import { nameOf } from './customer-labels.ts';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerOrders, CustomerPetOrders } from './customer-orders.tsx';
import classes from './customers.module.css';
import { CustomerDocument } from './customers.operations.ts';
import { ForgetButton } from './deletion/forget-button.tsx';
import { MergeButton } from './merge/merge-button.tsx';
import { MergedSignIns } from './merge/merged-sign-ins.tsx';

export type Customer = CustomerQuery['customer'];

const back = (
  <Anchor component={Link} to="/adminDashboard/customers" size="sm" className={classes.back}>
    <IconArrowLeft size={16} aria-hidden /> All customers
  </Anchor>
);

/** All that the staff knows of a customer. */
export function CustomerView({ id }: { readonly id: string }) {
  const can = useCan();
  const { data, error, refetch } = useQuery(CustomerDocument, {
    variables: { customerId: id, withMoney: can('seeFigures') },
    fetchPolicy: 'cache-and-network',
  });
  const customer = data?.customer;
  if (!customer) {
    return (
      <PageContainer title="Customer" above={back}>
        <Missing error={error} onRetry={refetch} />
      </PageContainer>
    );
  }
  return (
    <PageContainer title={nameOf(customer)} above={back}>
      <Stack gap={40}>
        {error && <StaleDataNotice onRetry={refetch} />}
        <Facts customer={customer} />
        {can('manageStaff') && (
          <Group>
            <MergeButton customer={customer} />
            <ForgetButton customer={customer} />
          </Group>
        )}
        <div className={classes.columns}>
          <Stack gap={40}>
            <CustomerOrders id={customer._id} />
            <CustomerPetOrders id={customer._id} />
            <CustomerMails id={customer._id} />
          </Stack>
          <CustomerNotes customer={customer} />
        </div>
      </Stack>
    </PageContainer>
  );
}

interface MissingProps {
  readonly error: Error | undefined;
  readonly onRetry: () => Promise<unknown>;
}

function Missing({ error, onRetry }: MissingProps) {
  if (!error) return <LoadingState rows={4} />;
  if (errorCodeOf(error) !== 'NOT_FOUND') return <ErrorState error={error} onRetry={onRetry} />;
  return <EmptyState title="No such customer" text="Nobody has this account, or it is gone." />;
}

function Facts({ customer }: { readonly customer: Customer }) {
  const { email, emailVerified, role, phone, location, createdAt } = customer;
  const { orderCount, petOrderCount, lastOrderAt, spent } = customer;
  return (
    <dl className={classes.facts} aria-label="About">
      <Fact name="E-mail">
        <Anchor href={`mailto:${email}`}>{email}</Anchor>
        {!emailVerified && <small>Not confirmed</small>}
        <MergedSignIns customer={customer} />
        <WaitingQuestions by="email" value={email} />
      </Fact>
      <Fact name="Phone">
        {phone ? <Anchor href={phoneAddress(phone)}>{phoneText(phone)}</Anchor> : 'None yet'}
      </Fact>
      <Fact name="Address">
        <bdi>{location ?? 'None yet'}</bdi>
      </Fact>
      <Fact name="Account">
        Since <time dateTime={createdAt}>{formatDate(createdAt)}</time>
        {role !== 'REGULAR' && <small>Works here: {role.toLowerCase()}</small>}
      </Fact>
      <Fact name="Orders">{orderCount}</Fact>
      <Fact name="Animal orders">{petOrderCount}</Fact>
      <Fact name="Last order">
        {lastOrderAt ? <time dateTime={lastOrderAt}>{formatDate(lastOrderAt)}</time> : 'Never'}
      </Fact>
      {typeof spent === 'number' && (
        <Fact name="Spent">
          <Money amount={spent} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
