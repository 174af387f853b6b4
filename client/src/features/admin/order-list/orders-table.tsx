import { Anchor, Checkbox } from '@mantine/core';
import { Link, useLocation } from 'react-router-dom';
import { addCents, toCents, toDollars } from '../../../../../domain/money/money.ts';
import { isToCome } from '../../../../../domain/orders/order-status.ts';
import type { DeliveryMethod } from '../../../gql/graphql.ts';
import type { Selection } from '../../../hooks/use-selection.ts';
import { formatDateTime, formatShortTime } from '../../../lib/format/date-time.ts';
import { formatShortPromise } from '../../../lib/format/promise.ts';
import { stateOf } from '../../../lib/state-of.ts';
import { OrderMarks } from '../../../ui/feedback/order-marks.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../ui/money.tsx';
import classes from './order-list.module.css';
import { stateLabel } from './state-label.ts';
import type { ListedOrder } from './use-orders.ts';

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
              classNames={{ label: classes.selectAll }}
              label="Select all"
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
  // The way back from the order leads to this list, as it is filtered now.
  const { search } = useLocation();
  const { number, placedAt, username, email, delivery, status, payment, paidOnTop, holds, openProblems } =
    order;
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
        <Anchor
          component={Link}
          to={`/adminDashboard/orders/${number}`}
          state={{ list: search }}
          fw={700}
          size="sm"
        >
          {number}
        </Anchor>
      </th>
      <td className={classes.when}>
        <time dateTime={placedAt} title={formatDateTime(placedAt)}>
          {formatShortTime(placedAt)}
        </time>
      </td>
      <td className={classes.who} title={`${username}, ${email}`}>
        <bdi>{username}</bdi> <span className={classes.email}>{email}</span>
      </td>
      <td className={classes.what}>
        <Items order={order} />
      </td>
      <td className={classes.delivery}>
        <Delivery order={order} />
      </td>
      <td className={classes.state}>
        <StatusBadge status={status} label={stateLabel(status, delivery.method)} size="sm" />{' '}
        <OrderMarks payment={payment} holds={holds} openProblems={openProblems} size="sm" />
      </td>
      <td className={classes.amount}>
        <Money amount={toDollars(addCents([toCents(payment.amount), toCents(paidOnTop)]))} />
      </td>
    </tr>
  );
}

/** By when it is promised, while something of it is to come; otherwise the way alone. */
function Delivery({ order: { delivery, promise, status } }: { readonly order: ListedOrder }) {
  const isComing = isToCome(stateOf(status));
  const promised = isComing ? formatShortPromise(delivery.method, promise) : null;
  const method = shortDeliveryNames[delivery.method];
  return <span title={promised ? `${method}: ${promised}` : method}>{promised ?? method}</span>;
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
      <span className={classes.first} dir="auto">
        {texts[0]}
      </span>
      {lines.length > 1 && <span className={classes.more}>+ {lines.length - 1} more</span>}
    </span>
  );
}
