import type { ErrorLike } from '@apollo/client';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadedRows } from '../../../ui/feedback/loaded-rows.tsx';
import { ListPlace } from '../../../ui/list-place/list-place.tsx';
import type { OrderRow } from '../lib/order-rows.ts';
import { LoadMoreButton } from './more-button.tsx';
import classes from './order-table.module.css';
import { OrderTable } from './order-table.tsx';

interface MyOrdersProps {
  readonly caption: string;
  readonly rows: readonly OrderRow[] | undefined;
  readonly error: ErrorLike | undefined;
  readonly hasQuantity?: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<unknown>;
  readonly onRetry: () => Promise<unknown>;
  readonly onCancel: (order: OrderRow) => void;
  readonly onPay?: ((paymentId: string) => void) | undefined;
  /** Whether an order is being cancelled, or its payment looked for. */
  readonly isBusy: boolean;
  /** Where a shopper without orders can begin. */
  readonly start: { readonly to: string; readonly label: string };
}

/** Own orders of one kind. When a cancel removes the pressed button, the focus moves to the list. */
export function MyOrders(props: MyOrdersProps) {
  const list = useRef<HTMLElement>(null);
  const count = props.rows?.filter((row) => row.canCancel).length;
  const before = useRef(count);

  useEffect(() => {
    const isFewer = before.current !== undefined && count !== undefined && count < before.current;
    before.current = count;
    if (isFewer && isFocusLost()) list.current?.focus();
  }, [count]);

  return (
    <section ref={list} tabIndex={-1} aria-label={props.caption} className={classes.section}>
      <Orders {...props} />
    </section>
  );
}

function isFocusLost(): boolean {
  return document.activeElement === null || document.activeElement === document.body;
}

function Orders(props: MyOrdersProps) {
  const { caption, rows, error, hasQuantity = false, onRetry, onCancel, onPay, isBusy, start } = props;

  const empty = (
    <EmptyState
      text="What you order shows up here."
      action={
        <Button component={Link} to={start.to} variant="light">
          {start.label}
        </Button>
      }
    />
  );
  return (
    <LoadedRows list={{ rows, error, refetch: onRetry }} loadingRows={4} empty={empty}>
      {(orders) => (
        <>
          <OrderTable
            caption={caption}
            rows={orders}
            hasQuantity={hasQuantity}
            onCancel={onCancel}
            onPay={onPay}
            isBusy={isBusy}
          />
          {orders.some((row) => row.isPaid) && (
            <p className={classes.note}>
              Until a parcel is sent you can cancel what is in it: what you paid for it goes back to your
              card.
            </p>
          )}
          <ListPlace rows={orders.length} hasMore={props.hasMore} onMore={props.onMore} />
          {props.hasMore && <LoadMoreButton onMore={props.onMore} />}
        </>
      )}
    </LoadedRows>
  );
}
