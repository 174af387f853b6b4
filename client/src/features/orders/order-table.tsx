import { Button } from '@mantine/core';
import { Link } from 'react-router-dom';
import { PetPicture } from '../../ui/pet-picture.tsx';
import { Price } from '../../ui/price.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { formatOrderDate, type OrderRow } from './order-rows.ts';
import classes from './order-table.module.css';

interface OrderTableProps {
  readonly caption: string;
  readonly rows: readonly OrderRow[];
  readonly hasQuantity: boolean;
  readonly onCancel: (id: string) => void;
  readonly isBusy: boolean;
}

/** Orders as a table; on a phone each row becomes a card. */
export function OrderTable({ caption, rows, hasQuantity, onCancel, isBusy }: OrderTableProps) {
  return (
    <table className={classes.table} aria-label={caption}>
      <thead className={classes.head}>
        <tr>
          <th>Picture</th>
          <th>Name</th>
          <th>Date</th>
          {hasQuantity && <th>Quantity</th>}
          <th>Price</th>
          <th>Status</th>
          <th className={classes.action}>Action</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row._id} row={row} hasQuantity={hasQuantity} onCancel={onCancel} isBusy={isBusy} />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<OrderTableProps, 'hasQuantity' | 'onCancel' | 'isBusy'> {
  readonly row: OrderRow;
}

function Row({ row, hasQuantity, onCancel, isBusy }: RowProps) {
  return (
    <tr className={classes.row}>
      <td className={classes.picture}>
        <PetPicture image={row.image} alt="" sizes="120px" />
      </td>
      <td className={classes.name}>
        <Link to={`/PetOrderDetails/${row.petId}`}>{row.name}</Link>
      </td>
      <td data-label="Date">
        <time dateTime={row.orderDate}>{formatOrderDate(row.orderDate)}</time>
      </td>
      {hasQuantity && <td data-label="Quantity">{row.quantity}</td>}
      <td data-label="Price">
        <Price amount={row.amount} />
      </td>
      <td data-label="Status">
        <StatusBadge status={row.status} />
      </td>
      <td className={classes.action}>
        {row.canCancel && (
          <Button
            variant="default"
            size="sm"
            disabled={isBusy}
            onClick={() => onCancel(row._id)}
            aria-label={`CANCEL ${row.name}`}
          >
            CANCEL
          </Button>
        )}
      </td>
    </tr>
  );
}
