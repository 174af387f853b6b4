import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router-dom';
import { phoneAddress } from '../../../../../domain/input/phone-number.ts';
import { phoneText } from '../../../../../domain/input/phone-text.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { Money } from '../../../ui/money.tsx';
import { ResponsiveTable } from '../../../ui/tables/responsive-table.tsx';
import { customerPath, nameOf } from './customer-labels.ts';
import classes from './customers.module.css';
import type { CustomerRow } from './use-customers.ts';

interface CustomersTableProps {
  readonly customers: readonly CustomerRow[];
  readonly withMoney: boolean;
}

export function CustomersTable({ customers, withMoney }: CustomersTableProps) {
  const columns = ['Name', 'E-mail', 'Phone', 'Orders', 'Animals', 'Last order'];
  return (
    <ResponsiveTable
      label="Customers"
      columns={withMoney ? [...columns, 'Spent'] : columns}
      rightColumns={['Orders', 'Animals', 'Spent']}
    >
      {customers.map((customer) => (
        <Row key={customer._id} customer={customer} withMoney={withMoney} />
      ))}
    </ResponsiveTable>
  );
}

function Row({ customer, withMoney }: { readonly customer: CustomerRow; readonly withMoney: boolean }) {
  const { _id, email, role, phone, orderCount, petOrderCount, lastOrderAt, spent } = customer;
  return (
    <tr className={classes.row}>
      <th scope="row" data-wide>
        <Anchor
          component={Link}
          to={customerPath(_id)}
          fw={700}
          c="inherit"
          className={classes.name}
          dir="auto"
        >
          {nameOf(customer)}
        </Anchor>
        {role !== 'REGULAR' && (
          <Text size="sm" c="dimmed" span>
            {' '}
            {role.toLowerCase()}
          </Text>
        )}
      </th>
      <td data-wide className={classes.email}>
        <Anchor href={`mailto:${email}`} size="sm">
          {email}
        </Anchor>
      </td>
      <td data-wide className={classes.number}>
        {phone ? (
          <Anchor href={phoneAddress(phone)} size="sm">
            {phoneText(phone)}
          </Anchor>
        ) : (
          <Text size="sm" c="dimmed" span>
            No phone yet
          </Text>
        )}
      </td>
      <td data-label="Orders" className={classes.count}>
        {orderCount}
      </td>
      <td data-label="Animals" className={classes.count}>
        {petOrderCount}
      </td>
      <td data-label="Last order" className={classes.number}>
        {lastOrderAt ? (
          <time dateTime={lastOrderAt}>{formatDate(lastOrderAt)}</time>
        ) : (
          <Text size="sm" c="dimmed" span>
            Never
          </Text>
        )}
      </td>
      {withMoney && (
        <td data-label="Spent" className={classes.count}>
          <Money amount={spent ?? 0} />
        </td>
      )}
    </tr>
  );
}
