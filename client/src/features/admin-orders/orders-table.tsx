import { Anchor, Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PetPictureFieldsFragment } from '../../gql/graphql.ts';
import { PetPicture } from '../../ui/pet-picture.tsx';
import classes from './orders-table.module.css';
import { rowIdOf } from './use-focus-near-move.ts';

const amounts = new Set(['Price', 'Total']);

interface OrdersTableProps {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

/** A table on a desk, a stack of cards on a phone. */
export function OrdersTable({ label, columns, children }: OrdersTableProps) {
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" data-right={amounts.has(column) || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

export function OrderRow({ orderId, children }: { orderId: string; children: ReactNode }) {
  return (
    <tr id={rowIdOf(orderId)} tabIndex={-1}>
      {children}
    </tr>
  );
}

interface ItemCellProps {
  petId: string;
  petname: string;
  image?: PetPictureFieldsFragment | null;
  children?: ReactNode;
}

export function ItemCell({ petId, petname, image, children }: ItemCellProps) {
  return (
    <td className={classes.item}>
      <div className={classes.itemLine}>
        <div className={classes.picture}>
          <PetPicture image={image ?? null} alt="" sizes="96px" />
        </div>
        <div className={classes.itemText}>
          <Anchor component={Link} to={`/PetOrderDetails/${petId}`} fw={700} c="inherit">
            {petname}
          </Anchor>
          {children}
        </div>
      </div>
    </td>
  );
}

interface Customer {
  username: string;
  location: string;
  email: string;
  phone: string;
}

export function CustomerCell({ customer }: { customer: Customer }) {
  return (
    <td className={classes.customer} data-label="Customer">
      <Text size="sm" fw={600}>
        {customer.username}
      </Text>
      <Text size="sm" c="dimmed">
        {customer.location}
      </Text>
    </td>
  );
}

export function ContactCell({ customer }: { customer: Customer }) {
  return (
    <td className={classes.contact} data-label="Contact">
      <Anchor href={`mailto:${customer.email}`} size="sm" className={classes.email}>
        <Breakable email={customer.email} />
      </Anchor>
      <Anchor href={`tel:${customer.phone.replace(/[^\d+]/g, '')}`} size="sm" c="dimmed">
        {customer.phone}
      </Anchor>
    </td>
  );
}

/** An address that breaks after its @ before it breaks anywhere else. */
function Breakable({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}

const dateFormat = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const timeFormat = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' });

export function DateCell({ orderDate }: { orderDate: string }) {
  const date = new Date(orderDate);
  return (
    <td className={classes.date} data-label="Ordered">
      <time dateTime={orderDate}>
        <Text size="sm" span className={classes.day}>
          {dateFormat.format(date)}
        </Text>{' '}
        <Text size="sm" c="dimmed" span>
          {timeFormat.format(date)}
        </Text>
      </time>
    </td>
  );
}

interface PagingProps {
  shown: number;
  total: number;
  hasMore: boolean;
  isLoading: boolean;
  onMore: () => void;
}

export function Paging({ shown, total, hasMore, isLoading, onMore }: PagingProps) {
  return (
    <Stack align="center" gap="xs">
      <Text size="sm" c="dimmed" role="status">
        {shown} of {total} shown
      </Text>
      {hasMore && (
        <Button variant="default" onClick={onMore} loading={isLoading}>
          Show more
        </Button>
      )}
    </Stack>
  );
}
