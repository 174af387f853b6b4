import type { ShelfOfPicks } from '../../../../../domain/packing/pick-list.ts';
import { isolateNames } from '../../../../../domain/text/right-to-left.ts';
import { formatDateTime } from '../../../lib/format/date-time.ts';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { TickBox } from '../../../ui/printing/print-parts.tsx';
import classes from '../../../ui/printing/printing.module.css';

interface PickListSheetProps {
  readonly shelves: readonly ShelfOfPicks[];
  /** How many orders it is for. */
  readonly orderCount: number;
  readonly printedAt: string;
}

/** What is fetched from the shelves for several orders, in the order of the walk. */
export function PickListSheet({ shelves, orderCount, printedAt }: PickListSheetProps) {
  const pieces = shelves.flatMap(({ picks }) => picks).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <article className={`${classes.sheet} ${classes.slip}`} aria-label="Pick list">
      <div className={classes.head}>
        <h2>Pick list</h2>
        <p>
          {orderCount === 1 ? '1 order' : `${orderCount} orders`},{' '}
          {pieces === 1 ? '1 piece' : `${pieces} pieces`} · {formatDateTime(printedAt)}
        </p>
      </div>
      {shelves.map(({ shelf, picks }) => (
        <section key={shelf ?? ''} className={classes.shelf}>
          <h3>{shelf ? isolateNames(`Shelf ${shelf}`) : 'Without a shelf'}</h3>
          <table className={classes.lines}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Picked</VisuallyHidden>
                </th>
                <th scope="col">Pieces</th>
                <th scope="col">Item</th>
                <th scope="col">For</th>
              </tr>
            </thead>
            <tbody>
              {picks.map(({ petId, petname, amount, orders }) => (
                <tr key={petId}>
                  <td>
                    <TickBox label={`Picked: ${petname}`} />
                  </td>
                  <td className={classes.pieces}>{amount}</td>
                  <th scope="row" dir="auto">
                    {petname}
                  </th>
                  <td>
                    {orders.map((order) => (
                      <span key={order.number} className={classes.share}>
                        {order.amount} × {order.number}
                      </span>
                    ))}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </article>
  );
}
