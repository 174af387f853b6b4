import type { ErrorLike } from '@apollo/client';
import { Button, Center } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingState } from '../../ui/loading-state.tsx';
import type { OrderRow } from './order-rows.ts';
import { OrderTable } from './order-table.tsx';

interface MyOrdersProps {
  readonly caption: string;
  readonly rows: readonly OrderRow[] | undefined;
  readonly error: ErrorLike | undefined;
  readonly hasQuantity?: boolean;
  readonly hasMore: boolean;
  readonly onMore: () => Promise<unknown>;
  readonly onRetry: () => Promise<unknown>;
  readonly onCancel: (id: string) => void;
  readonly isCancelling: boolean;
  /** Where a shopper without orders can begin. */
  readonly start: { readonly to: string; readonly label: string };
}

export function MyOrders(props: MyOrdersProps) {
  const { caption, rows, error, hasQuantity = false, onRetry, onCancel, isCancelling, start } = props;
  if (!rows && error)
    return <ErrorState error={error} onRetry={() => void onRetry().catch(() => undefined)} />;
  if (!rows) return <LoadingState rows={4} />;
  if (rows.length === 0) {
    return (
      <EmptyState
        text="What you order shows up here."
        action={
          <Button component={Link} to={start.to} variant="light">
            {start.label}
          </Button>
        }
      />
    );
  }
  return (
    <>
      <OrderTable
        caption={caption}
        rows={rows}
        hasQuantity={hasQuantity}
        onCancel={onCancel}
        isBusy={isCancelling}
      />
      {props.hasMore && <MoreButton onMore={props.onMore} />}
    </>
  );
}

function MoreButton({ onMore }: { readonly onMore: () => Promise<unknown> }) {
  const [isLoading, setLoading] = useState(false);

  async function load() {
    setLoading(true);
    try {
      await onMore();
    } finally {
      setLoading(false);
    }
  }

  return (
    <Center mt="lg">
      <Button variant="default" loading={isLoading} onClick={() => void load().catch(() => undefined)}>
        Show more
      </Button>
    </Center>
  );
}
