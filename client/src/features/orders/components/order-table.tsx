import { Link } from 'react-router-dom';
import { unbrokenUnits } from '../../../lib/format/unbroken-units.ts';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { StatusBadge } from '../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { PetPicture } from '../../../ui/pet-picture.tsx';
import { formatOrderDate, type OrderRow } from '../lib/order-rows.ts';
import classes from './order-table.module.css';

interface OrderTableProps {
  readonly caption: string;
  readonly rows: readonly OrderRow[];
  readonly hasQuantity: boolean;
  readonly onCancel: (order: OrderRow) => void;
  /** Resumes the payment that an order waits for. */
  readonly onPay?: ((paymentId: string) => void) | undefined;
  readonly isBusy: boolean;
}

/** Orders as a table; on a phone each row becomes a card. */
export function OrderTable({ caption, rows, hasQuantity, onCancel, onPay, isBusy }: OrderTableProps) {
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
          <Row
            key={row._id}
            row={row}
            hasQuantity={hasQuantity}
            onCancel={onCancel}
            onPay={onPay}
            isBusy={isBusy}
          />
        ))}
      </tbody>
    </table>
  );
}

interface RowProps extends Pick<OrderTableProps, 'hasQuantity' | 'onCancel' | 'onPay' | 'isBusy'> {
  readonly row: OrderRow;
}

function Row({ row, hasQuantity, onCancel, onPay, isBusy }: RowProps) {
  const { openPaymentId } = row;
  return (
    <tr className={classes.row}>
      <td className={classes.picture}>
        <PetPicture image={row.image} alt="" sizes="120px" />
      </td>
      <td className={classes.name}>
        <Link to={`/PetOrderDetails/${row.petId}`}>
          <bdi>{unbrokenUnits(row.name)}</bdi>
        </Link>
        {row.orderNumber && (
          <Link to={`/order/${row.orderNumber}`} className={classes.order}>
            Order {row.orderNumber}
          </Link>
        )}
        {row.wayPath && (
          <Link to={row.wayPath} className={classes.order} aria-label={`What comes next with ${row.name}`}>
            What comes next
          </Link>
        )}
      </td>
      <td data-label="Date">
        <time dateTime={row.orderDate}>{formatOrderDate(row.orderDate)}</time>
      </td>
      {hasQuantity && <td data-label="Quantity">{row.quantity}</td>}
      <td data-label="Price">
        <Money amount={row.amount} />
      </td>
      <td data-label="Status">
        <div className={classes.status}>
          <StatusBadge status={row.status} {...(row.statusName && { label: row.statusName })} />
          <span className={classes.meaning}>{row.meaning}</span>
          {row.promised && <span className={classes.meaning}>{row.promised}</span>}
        </div>
      </td>
      <td className={classes.action}>
        {onPay && openPaymentId && (
          <FocusableButton
            size="sm"
            isOff={isBusy}
            onClick={() => onPay(openPaymentId)}
            aria-label={`PAY ${row.name}`}
          >
            PAY
          </FocusableButton>
        )}
        {row.canCancel && (
          <FocusableButton
            variant="default"
            size="sm"
            isOff={isBusy}
            onClick={() => onCancel(row)}
            aria-label={`CANCEL ${row.name}`}
          >
            CANCEL
          </FocusableButton>
        )}
      </td>
    </tr>
  );
}
