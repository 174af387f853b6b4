import type { ReactNode } from 'react';
import { statusName } from '../../../../../../../domain/orders/order-labels.ts';
import { addressLines } from '../../../../../../../domain/packing/address-lines.ts';
import { DeliveryMethod, deliveryNames } from '../../../../../../../domain/pricing/choices.ts';
import { taxLabel } from '../../../../../../../domain/pricing/tax.ts';
import { formatDateTime } from '../../../../../lib/format/date-time.ts';
import { stateOf } from '../../../../../lib/state-of.ts';
import { Money } from '../../../../../ui/money.tsx';
import { parcelStateLabel } from '../../../../../ui/parcel-list.tsx';
import { PieceList } from '../../../../../ui/piece-list.tsx';
import type { ManagedOrder } from '../use-managed-order.ts';
import classes from './dispute-sheet.module.css';
import type { DisputeCase } from './use-dispute-case.ts';

/** A disputed charge with all that is known of it, on paper: for the bank, a lawyer or the file. */
export function DisputeSheet({ order, dispute, evidence }: DisputeCase) {
  return (
    <>
      <h2>Disputed charge of order {order.number}</h2>
      <CaseFacts dispute={dispute} />
      <Part title="The order">
        <OrderFacts order={order} />
        <Lines order={order} />
        <Sums order={order} />
      </Part>
      <Parcels order={order} evidence={evidence} />
      <Part title="What happened">
        <Events events={order.timeline} />
      </Part>
      <Messages mails={order.mails} />
      {evidence.fields
        .filter(({ name }) => termsFields.has(name))
        .map(({ name, label, text }) => (
          <Part key={name} title={label}>
            <p className={classes.text} dir="auto">
              {text}
            </p>
          </Part>
        ))}
    </>
  );
}

/** The terms of the shop, as the bank gets them. */
const termsFields: ReadonlySet<string> = new Set([
  'refund_policy_disclosure',
  'cancellation_policy_disclosure',
]);

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>
        <bdi>{name}</bdi>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function CaseFacts({ dispute }: Pick<DisputeCase, 'dispute'>) {
  const { reason, amount, openedAt, answerBy, evidenceSentAt, closedAt } = dispute;
  const days = { Opened: openedAt, 'Answer by': answerBy, 'Answer sent': evidenceSentAt, Decided: closedAt };
  return (
    <dl className={classes.facts}>
      <Fact name="Reason">{reason}</Fact>
      <Fact name="Disputed">
        <Money amount={amount} />
      </Fact>
      {Object.entries(days).map(
        ([name, day]) =>
          day && (
            <Fact key={name} name={name}>
              {formatDateTime(day)}
            </Fact>
          ),
      )}
    </dl>
  );
}

function OrderFacts({ order }: Pick<DisputeCase, 'order'>) {
  const { username, email, location, placedAt, delivery } = order;
  const method = DeliveryMethod[delivery.method];
  return (
    <dl className={classes.facts}>
      <Fact name="Ordered by">
        <bdi>{username}</bdi>, <bdi>{email}</bdi>
      </Fact>
      <Fact name="Placed on">{formatDateTime(placedAt)}</Fact>
      <Fact name="Delivery">
        {deliveryNames[method]}
        {method !== DeliveryMethod.CURBSIDE && (
          <>
            {' '}
            to <bdi>{addressLines(location).join(', ')}</bdi>
          </>
        )}
      </Fact>
    </dl>
  );
}

function Lines({ order: { entries, delivery } }: Pick<DisputeCase, 'order'>) {
  const stateName = ({ status }: ManagedOrder['entries'][number]) =>
    statusName(stateOf(status), DeliveryMethod[delivery.method]);
  return (
    <table className={classes.lines}>
      <thead>
        <tr>
          <th scope="col">Pieces</th>
          <th scope="col">Item</th>
          <th scope="col">State</th>
          <th scope="col">Paid</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((line) => (
          <tr key={line._id}>
            <td>{line.accessoriesAmount}</td>
            <th scope="row">
              <bdi>{line.petname}</bdi>
            </th>
            <td>{stateName(line)}</td>
            <td>
              <Money amount={line.paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sums({ order: { price, paidOnTop, payment } }: Pick<DisputeCase, 'order'>) {
  const sums = [
    ['Items', price.entriesTotal],
    ...price.adjustments
      .filter(({ isApplied }) => isApplied)
      .map(({ label, amount }) => [label, amount] as const),
    ['Delivery', price.delivery],
    ['Total', price.total],
    ...(paidOnTop > 0 ? [['Paid on top for the delivery', paidOnTop] as const] : []),
    ...(price.tax ? [[taxLabel(price.tax.percent), price.tax.amount] as const] : []),
    ...(payment.amountRefunded > 0 ? [['Went back to the card', payment.amountRefunded] as const] : []),
  ] as const;
  return (
    <dl className={classes.facts}>
      {sums.map(([label, amount], place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be alike, and none moves
        <Fact key={place} name={label}>
          <Money amount={amount} />
        </Fact>
      ))}
    </dl>
  );
}

/** What was sent, and when the last of it was received. */
function Parcels({ order, evidence }: Pick<DisputeCase, 'order' | 'evidence'>) {
  const { shipments, delivery } = order;
  const received = evidence.fields.find(({ name }) => name === 'service_date');
  if (shipments.length === 0) return null;
  return (
    <Part title="Parcels">
      <table className={classes.lines}>
        <thead>
          <tr>
            <th scope="col">Sent on</th>
            <th scope="col">What is in it</th>
            <th scope="col">Carrier</th>
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {shipments.map(({ id, shippedAt, lines, carrier, trackingNumber, state }) => (
            <tr key={id}>
              <td>{formatDateTime(shippedAt)}</td>
              <th scope="row">
                <PieceList lines={lines} />
              </th>
              <td>
                <bdi>{carrier}</bdi> <bdi>{trackingNumber}</bdi>
              </td>
              <td>{parcelStateLabel(state, delivery.method === 'CURBSIDE')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {received && (
        <dl className={classes.facts}>
          <Fact name={received.label}>{received.text}</Fact>
        </dl>
      )}
    </Part>
  );
}

interface Event {
  readonly at: string;
  readonly text: string;
}

function Events({ events }: { readonly events: readonly Event[] }) {
  return (
    <ul className={classes.events}>
      {events.map(({ at, text }) => (
        <li key={`${at} ${text}`}>
          <time dateTime={at}>{formatDateTime(at)}</time>
          <span className={classes.text} dir="auto">
            {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** What the staff wrote to the shopper. */
function Messages({ mails }: Pick<ManagedOrder, 'mails'>) {
  const messages = mails.flatMap(({ kind, sentAt, message }) =>
    kind === 'ORDER_MESSAGE' && sentAt && message ? [{ at: sentAt, text: message }] : [],
  );
  if (messages.length === 0) return null;
  return (
    <Part title="What the shop wrote to the shopper">
      <Events events={messages} />
    </Part>
  );
}
