import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { phoneAddress } from '../../../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../../../domain/input/phone-text.ts';
import type { PetPictureFieldsFragment } from '../../../../gql/graphql.ts';
import { formatDate, formatTime } from '../../../../lib/format/date-time.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { ResponsiveTable } from '../../../../ui/tables/responsive-table.tsx';
import { rowIdOf } from '../hooks/use-focus-near-move.ts';
import classes from './orders-table.module.css';

const rightColumns = ['Price', 'Total', 'Actions'];

interface OrdersTableProps {
  label: string;
  columns: readonly string[];
  children: ReactNode;
}

export function OrdersTable(table: OrdersTableProps) {
  return <ResponsiveTable {...table} rightColumns={rightColumns} />;
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
    <td data-wide>
      <div className={classes.itemLine}>
        <div className={classes.picture}>
          <PetPicture image={image ?? null} alt="" sizes="96px" />
        </div>
        <div className={classes.itemText}>
          <Anchor component={Link} to={`/PetOrderDetails/${petId}`} fw={700} c="inherit">
            <bdi>{unbrokenUnits(petname)}</bdi>
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
        <bdi>{customer.username}</bdi>
      </Text>
      <Text size="sm" c="dimmed">
        <bdi>{customer.location}</bdi>
      </Text>
    </td>
  );
}

export function ContactCell({ customer }: { customer: Customer }) {
  return (
    <td className={classes.contact} data-label="Contact">
      <Anchor href={`mailto:${customer.email}`} size="sm">
        <Breakable email={customer.email} />
      </Anchor>
      <Anchor href={phoneAddress(customer.phone)} size="sm" c="dimmed">
        {phoneText(customer.phone)}
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

export function DateCell({ orderDate }: { orderDate: string }) {
  return (
    <td data-label="Ordered">
      <time dateTime={orderDate}>
        <Text size="sm" span className={classes.day}>
          {formatDate(orderDate)}
        </Text>{' '}
        <Text size="sm" c="dimmed" span className={classes.time}>
          {formatTime(orderDate)}
        </Text>
      </time>
    </td>
  );
}
