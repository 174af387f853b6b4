import { phoneText } from '../../../../../domain/input/phone-text.ts';
import { addressLines } from '../../../../../domain/packing/address-lines.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import { taxLabel } from '../../../../../domain/pricing/tax.ts';
import { formatDate } from '../../../lib/format/date-time.ts';
import { formatPromise } from '../../../lib/format/promise.ts';
import { Barcode } from '../../../ui/barcode.tsx';
import { VisuallyHidden } from '../../../ui/feedback/visually-hidden.tsx';
import { Money } from '../../../ui/money.tsx';
import { Sender, TickBox } from '../../../ui/printing/print-parts.tsx';
import classes from '../../../ui/printing/printing.module.css';
import type { PrintedLine, PrintedOrder } from './order-sheet.tsx';

interface PackingSlipProps {
  readonly order: PrintedOrder;
  readonly hasPrices: boolean;
}

/** What is in a parcel, to be ticked off while it is packed, and to lie in it. */
export function PackingSlip({ order, hasPrices }: PackingSlipProps) {
  const { number, username, phone, location, placedAt, promise, price, paidOnTop } = order;
  const isCurbside = promise.method === 'CURBSIDE';
  const days = formatPromise(promise);
  return (
    <article className={`${classes.sheet} ${classes.slip}`} aria-label={`Packing slip of order ${number}`}>
      <div className={classes.head}>
        <Sender className={classes.sender} />
        <div className={classes.number}>
          <h2>{number}</h2>
          <Barcode text={number} className={classes.smallBarcode} />
        </div>
      </div>
      <div className={classes.head}>
        <section>
          <h3>{isCurbside ? 'Picked up by' : 'Ship to'}</h3>
          <address className={classes.receiver}>
            <strong dir="auto">{username}</strong>
            {!isCurbside && addressLines(location).map((line) => <span key={line}>{line}</span>)}
            <span>{phoneText(phone)}</span>
          </address>
        </section>
        <section>
          <h3>Delivery</h3>
          <p className={classes.method}>{deliveryNames[DeliveryMethod[promise.method]]}</p>
          {days && <p>Promised: {days}</p>}
          {isCurbside && promise.place && (
            <p>
              At <bdi>{addressLines(promise.place).join(', ')}</bdi>
            </p>
          )}
          <p>Ordered on {formatDate(placedAt)}</p>
        </section>
      </div>
      <SlipLines order={order} hasPrices={hasPrices} />
      {hasPrices && (
        <p className={classes.total}>
          Delivery <Money amount={price.delivery} /> · Paid <Money amount={price.total} />
          {paidOnTop > 0 && (
            <>
              {' '}
              · Paid on top for the delivery <Money amount={paidOnTop} />
            </>
          )}
        </p>
      )}
      {hasPrices && price.tax && (
        <p className={classes.total}>
          {taxLabel(price.tax.percent)}: <Money amount={price.tax.amount} />
        </p>
      )}
      <p className={classes.thanks}>
        Thank you for your order! Should something be missing or broken, tell us its number.
      </p>
    </article>
  );
}

function SlipLines({ order: { entries }, hasPrices }: PackingSlipProps) {
  const lines = entries.filter(isPacked);
  const isParted = lines.some(isWaiting) && !lines.every(isWaiting);
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>Packed</VisuallyHidden>
          </th>
          <th scope="col">Pieces</th>
          <th scope="col">Item</th>
          <th scope="col">Shelf</th>
          {hasPrices && (
            <th scope="col" className={classes.amount}>
              Paid
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => {
          const isSent = isParted && !isWaiting(line);
          return (
            <tr key={line._id} data-sent={isSent || undefined}>
              <td>{isSent ? '✓' : <TickBox label={`Packed: ${line.petname}`} />}</td>
              <td className={classes.pieces}>{line.accessoriesAmount}</td>
              <th scope="row">
                <bdi>{line.petname}</bdi>
                {isSent && <span className={classes.sent}> sent before</span>}
              </th>
              <td dir="auto">{line.pet?.shelf}</td>
              {hasPrices && (
                <td className={classes.amount}>
                  <Money amount={line.paid} />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** What was called off or came back is in no parcel. */
function isPacked({ status }: PrintedLine): boolean {
  return status !== 'CANCELLED' && (status as string) !== 'RETURNED';
}

function isWaiting({ status }: PrintedLine): boolean {
  return status === 'PAID' || status === 'PENDING';
}
