import { formatDateTime } from '../../../../lib/format/date-time.ts';
import type { OwnOrder } from '../../hooks/use-order.ts';
import classes from './order.module.css';

/** What happened to an order, first things first. */
export function OrderTimeline({ events }: { readonly events: OwnOrder['timeline'] }) {
  return (
    <section className={`${classes.box} ${classes.history}`} aria-labelledby="order-timeline">
      <h2 id="order-timeline">What happened</h2>
      <ol className={classes.timeline}>
        {events.map(({ at, text }) => (
          <li key={`${at} ${text}`}>
            <span dir="auto">{text}</span>
            <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
      </ol>
    </section>
  );
}
