import { phoneText } from '../../../../../domain/input/phone-text.ts';
import { addressLines } from '../../../../../domain/packing/address-lines.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../domain/pricing/choices.ts';
import { Barcode } from '../../../ui/barcode.tsx';
import { Sender } from '../../../ui/printing/print-parts.tsx';
import classes from '../../../ui/printing/printing.module.css';
import type { PrintedOrder } from './order-sheet.tsx';

/** Papers that label printers have: four by six inches, or A6. */
export type LabelSize = '4x6' | 'a6';

/** From how many characters on an address is set smaller, so that all of it fits. */
const LONG_ADDRESS = 140;

/** What is stuck on a parcel: from whom, to whom, and which order it is. */
export function AddressLabel({ order, size }: { readonly order: PrintedOrder; readonly size: LabelSize }) {
  const { number, username, location, phone, promise } = order;
  const isLong = username.length + location.length > LONG_ADDRESS;
  return (
    <article
      className={`${classes.sheet} ${classes.label}`}
      data-size={size}
      aria-label={`Address label of order ${number}`}
    >
      <div className={classes.from}>
        <h2>From</h2>
        <Sender />
      </div>
      <div className={classes.to} data-long={isLong || undefined}>
        <h2>To</h2>
        <address className={classes.receiver}>
          <strong dir="auto">{username}</strong>
          {addressLines(location).map((line) => (
            <span key={line} dir="auto">
              {line}
            </span>
          ))}
          <span className={classes.phone}>{phoneText(phone)}</span>
        </address>
      </div>
      <div className={classes.foot}>
        <p>{deliveryNames[DeliveryMethod[promise.method]]}</p>
        <Barcode text={number} className={classes.barcode} />
        <p className={classes.code}>{number}</p>
      </div>
    </article>
  );
}
