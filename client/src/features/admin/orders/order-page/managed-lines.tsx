import { Link } from 'react-router-dom';
import { statusName } from '../../../../../../domain/orders/order-labels.ts';
import { DeliveryMethod } from '../../../../../../domain/pricing/choices.ts';
import { rhythmText } from '../../../../../../domain/repeats/rhythms.ts';
import { isolateNames } from '../../../../../../domain/text/right-to-left.ts';
import { dueText } from '../../../../lib/format/due-text.ts';
import { unbrokenUnits } from '../../../../lib/format/unbroken-units.ts';
import { stateOf } from '../../../../lib/state-of.ts';
import { StatusBadge } from '../../../../ui/feedback/status-badge.tsx';
import { Money } from '../../../../ui/money.tsx';
import { PetPicture } from '../../../../ui/pet-picture.tsx';
import classes from './order-page.module.css';
import type { ManagedLine, ManagedOrder } from './use-managed-order.ts';

/** The lines of an order, with where each stands and how far it is. */
export function ManagedLines({ order }: { readonly order: ManagedOrder }) {
  return (
    <section aria-labelledby="order-lines">
      <h2 id="order-lines">Lines</h2>
      <ul className={classes.lines}>
        {order.entries.map((line) => (
          <Line key={line._id} line={line} method={DeliveryMethod[order.delivery.method]} />
        ))}
      </ul>
    </section>
  );
}

function Line({ line, method }: { readonly line: ManagedLine; readonly method: DeliveryMethod }) {
  const { petId, petname, petprice, accessoriesAmount, everyWeeks, paid, refunded, status, dueAt } = line;
  const isDue = dueAt && status === 'PAID';
  return (
    <li className={classes.line} data-gone={status === 'CANCELLED' || status === 'RETURNED' || undefined}>
      <div className={classes.picture}>
        <PetPicture image={line.image} alt="" sizes="72px" />
      </div>
      <div className={classes.item}>
        <Link to={`/PetOrderDetails/${petId}`}>
          <bdi>{unbrokenUnits(petname)}</bdi>
        </Link>
        <span className={classes.quiet}>
          {accessoriesAmount} × <Money amount={petprice} />
          {everyWeeks && `, ${rhythmText(everyWeeks)}`}
          {line.pet?.shelf && isolateNames(` · Shelf ${line.pet.shelf}`)}
        </span>
        <StatusBadge status={status} label={statusName(stateOf(status), method).toLowerCase()} />
        {isDue && <strong>{dueText(new Date(dueAt), new Date())}</strong>}
      </div>
      <div className={classes.amount}>
        <Money amount={paid} />
        {refunded > 0 && (
          <span className={classes.quiet}>
            <Money amount={refunded} /> went back
          </span>
        )}
      </div>
    </li>
  );
}
