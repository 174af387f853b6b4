import { Anchor, Checkbox } from '@mantine/core';
import { Link } from 'react-router-dom';
import type { DeliveryMethod } from '../../../gql/graphql.ts';
import { formatDateTime, formatShortMoment } from '../../../lib/format/date-time.ts';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../ui/money.tsx';
import classes from './order-list.module.css';
import { stateWord } from './state-word.ts';
import type { ListedOrder } from './use-orders.ts';
import type { Selection } from './use-selection.ts';

const columns = ['Order', 'When', 'Customer', 'Items', 'Delivery', 'State', 'Total'] as const;

/** A column of the table has no room for more. */
const shortDeliveryNames: Readonly<Record<DeliveryMethod, string>> = {
  STANDARD: 'Standard',
  SAME_DAY: 'Same day',
  CURBSIDE: 'Curbside',
};

interface OrdersTableProps {
  readonly orders: readonly ListedOrder[];
  readonly selection: Selection;
}

/** Orders, one a line at a desk and one a card on a phone. */
export function OrdersTable({ orders, selection }: OrdersTableProps) {
  const { selected, isAll } = selection;
  return (
    <table className={classes.table} aria-label="Orders">
      <thead>
        <tr>
          <th scope="col">
            <Checkbox
              size="xs"
              aria-label="Select all orders that are shown"
              checked={isAll}
              indeterminate={selected.length > 0 && !isAll}
              onChange={selection.toggleAll}
            />
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" data-right={column === 'Total' || undefined}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <OrderRow key={order.number} order={order} selection={selection} />
        ))}
      </tbody>
    </table>
  );
}

function OrderRow({ order, selection }: { readonly order: ListedOrder; readonly selection: Selection }) {
  const { number, placedAt, username, email, delivery, status, payment } = order;
  return (
    <tr data-selected={selection.has(number) || undefined}>
      <td className={classes.check}>
        <Checkbox
          size="xs"
          aria-label={`Select ${number}`}
          checked={selection.has(number)}
          onChange={() => selection.toggle(number)}
        />
      </td>
      <th scope="row" className={classes.number}>
        <Anchor component={Link} to={`/adminDashboard/orders/${number}`} fw={700} size="sm">
          {number}
        </Anchor>
      </th>
      <td className={classes.when}>
        <time dateTime={placedAt} title={formatDateTime(placedAt)}>
          {formatShortMoment(placedAt)}
        </time>
      </td>
      <td className={classes.who} title={`${username}, ${email}`}>
        <span>{username}</span> <span className={classes.email}>{email}</span>
      </td>
      <td className={classes.what}>
        <Items order={order} />
      </td>
      <td className={classes.delivery}>{shortDeliveryNames[delivery.method]}</td>
      <td className={classes.state}>
        <StatusBadge status={status} word={stateWord(status, delivery.method)} size="sm" />
      </td>
      <td className={classes.amount}>
        <Money amount={payment.amount} />
      </td>
    </tr>
  );
}

/** The first item, and how many more. Cancelled ones count only where nothing else is left. */
function Items({ order: { entries } }: { readonly order: ListedOrder }) {
  const live = entries.filter(({ status }) => status !== 'CANCELLED');
  const lines = live.length > 0 ? live : entries;
  const [first] = lines;
  if (!first) return null;
  const texts = lines.map(({ accessoriesAmount, petname }) => `${accessoriesAmount} × ${petname}`);
  return (
    <span className={classes.items} title={texts.join(', ')}>
      <span className={classes.first}>{texts[0]}</span>
      {lines.length > 1 && <span className={classes.more}>+ {lines.length - 1} more</span>}
    </span>
  );
}
