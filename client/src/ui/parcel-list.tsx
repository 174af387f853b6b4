import type { ReactNode } from 'react';
import { stateLabel } from '../../../domain/orders/order-labels.ts';
import type { DeliveryMethod } from '../gql/graphql.ts';
import { formatDateTime } from '../lib/format/date-time.ts';
import { formatPromise, type Promised } from '../lib/format/promise.ts';
import { StatusBadge } from './feedback/status-badge.tsx';
import classes from './parcel-list.module.css';
import { PieceList } from './piece-list.tsx';

/** A parcel of an order, as far as it is shown. */
export interface ShownParcel {
  readonly id: string;
  readonly lines: readonly {
    readonly quantity: number;
    readonly entry: { readonly _id: string; readonly petname: string };
  }[];
  readonly carrier?: string | null;
  readonly trackingNumber?: string | null;
  readonly trackingUrl?: string | null;
  readonly shippedAt: string;
  readonly state: string;
  readonly expected?: Promised | null;
}

interface ParcelListProps<Parcel extends ShownParcel> {
  readonly parcels: readonly Parcel[];
  readonly method: DeliveryMethod;
  /** What can be done with one, below it. */
  readonly actions?: (parcel: Parcel) => ReactNode;
}

/** The parcels of an order one below the other: what is in each, who brings it, and what became of it. */
export function ParcelList<Parcel extends ShownParcel>({
  parcels,
  method,
  actions,
}: ParcelListProps<Parcel>) {
  const isCollected = method === 'CURBSIDE';
  return (
    <ul className={classes.parcels}>
      {parcels.map((parcel) => (
        <li key={parcel.id} data-over={parcel.state === 'LOST' || parcel.state === 'UNDONE' || undefined}>
          <StatusBadge status={parcel.state} label={parcelStateLabel(parcel.state, isCollected)} />
          <span>
            <PieceList lines={parcel.lines} />
          </span>
          <Label parcel={parcel} />
          <time dateTime={parcel.shippedAt}>{formatDateTime(parcel.shippedAt)}</time>
          {parcel.expected && <span>Expected: {formatPromise(parcel.expected)}</span>}
          {actions?.(parcel)}
        </li>
      ))}
    </ul>
  );
}

function Label({ parcel: { carrier, trackingNumber, trackingUrl } }: { readonly parcel: ShownParcel }) {
  if (!carrier && !trackingNumber) return null;
  return (
    <span>
      {carrier && <bdi>{carrier}</bdi>} {trackingNumber && <bdi>{trackingNumber}</bdi>}{' '}
      {trackingUrl && (
        <a href={trackingUrl} target="_blank" rel="noreferrer">
          Track the parcel
        </a>
      )}
    </span>
  );
}

/** What a parcel’s state is called: what is fetched at the shop is never on its way. */
export function parcelStateLabel(state: string, isCollected: boolean): string {
  if (state === 'UNDONE') return 'not sent after all';
  if (isCollected && state === 'ON_ITS_WAY') return 'ready for pickup';
  if (isCollected && state === 'DELIVERED') return 'picked up';
  return stateLabel(state);
}
