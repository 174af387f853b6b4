import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rhythmText } from '../../../../../../domain/repeats/rhythms.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { FocusableButton } from '../../../../ui/buttons/focusable-button.tsx';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import { CancelCartEntryDocument } from '../../api/orders.operations.ts';
import { useCancelOrder } from '../../hooks/use-cancel-order.ts';
import type { OwnOrder, OwnOrderLine } from '../../hooks/use-order.ts';
import { statusLabels } from '../../lib/order-rows.ts';
import classes from './order.module.css';
import type { OrderViewProps } from './order-view.tsx';

interface OrderLinesProps extends Partial<Pick<OrderViewProps, 'reviewFor'>> {
  readonly order: OwnOrder;
  readonly refresh: () => Promise<unknown>;
  /** What can be said to be wrong with a line. */
  readonly problemFor?: (line: OwnOrderLine) => ReactNode;
}

/** The lines of an order, with what was paid for each. What is not on its way yet can be cancelled. */
export function OrderLines({ order, refresh, reviewFor, problemFor }: OrderLinesProps) {
  const { askToCancel, isCancelling } = useCancelOrder(CancelCartEntryDocument, refresh);
  const refreshQuietly = () => void refresh().catch(() => undefined);
  return (
    <>
      <ul className={classes.lines}>
        {order.entries.map((line) => (
          <Line
            key={line._id}
            line={line}
            method={order.delivery.method}
            canCancel={isCancellable(line)}
            isBusy={isCancelling}
            onCancel={() =>
              askToCancel({
                ...{ _id: line._id, quantity: line.accessoriesAmount, orderNumber: order.number },
                isPaid: line.status === 'PAID',
              })
            }
            review={line.status === 'DELIVERED' && reviewFor?.(line, refreshQuietly)}
            problem={problemFor?.(line)}
          />
        ))}
      </ul>
      {order.entries.some(isCancellable) && (
        <p className={classes.note}>
          Until a line is sent you can cancel it: what you paid for it goes back to your card, the delivery
          with the last one.
        </p>
      )}
    </>
  );
}

function isCancellable({ nextStatuses }: OwnOrderLine): boolean {
  return nextStatuses.includes('CANCELLED');
}

interface LineProps {
  readonly line: OwnOrderLine;
  readonly method: OwnOrder['delivery']['method'];
  readonly canCancel: boolean;
  readonly isBusy: boolean;
  readonly onCancel: () => void;
  /** What its shopper can say of it. */
  readonly review: ReactNode;
  readonly problem: ReactNode;
}

function Line({ line, method, canCancel, isBusy, onCancel, review, problem }: LineProps) {
  const { petId, petname, petprice, accessoriesAmount, everyWeeks, totalamount, paid, status, image } = line;
  return (
    <li className={classes.line} data-cancelled={status === 'CANCELLED' || undefined}>
      <div className={classes.picture}>
        <PetPicture image={image} alt="" sizes="96px" />
      </div>
      <div className={classes.item}>
        <Link to={`/PetOrderDetails/${petId}`}>
          <bdi>{unbrokenUnits(petname)}</bdi>
        </Link>
        <span className={classes.detail}>
          {accessoriesAmount} × <Money amount={petprice} />
          {everyWeeks && `, ${rhythmText(everyWeeks)}`}
        </span>
        <StatusBadge status={status} label={statusLabels(status, method).statusName} />
      </div>
      <div className={classes.amount}>
        {paid < totalamount && (
          <s>
            <span className={classes.hidden}>before reductions </span>
            <Money amount={totalamount} />
          </s>
        )}
        <Money amount={paid} />
        {canCancel && (
          <FocusableButton
            variant="default"
            size="xs"
            className={classes.cancel}
            isOff={isBusy}
            onClick={onCancel}
            aria-label={`CANCEL ${petname}`}
          >
            CANCEL
          </FocusableButton>
        )}
      </div>
      {review && <div className={classes.review}>{review}</div>}
      {problem && <div className={classes.problem}>{problem}</div>}
    </li>
  );
}
