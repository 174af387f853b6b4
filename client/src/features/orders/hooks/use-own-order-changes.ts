import { useSubscription } from '@apollo/client/react';
import { useDebouncedCallback } from '@mantine/hooks';
import type { OwnOrderChangedSubscription } from '../../../gql/graphql.ts';
import { useSession } from '../../../lib/session/session.tsx';
import { OwnOrderChangedDocument } from '../api/order-changes.operations.ts';
import { isCancelledHere } from './use-cancel-order.ts';

export type OwnOrderChange = OwnOrderChangedSubscription['ownOrderChanged'];

/** Debounce of refetches after changes, in milliseconds: a cart has many entries. */
const DEBOUNCE_MS = 300;

/** Subscribes to changes of the account's own orders. Without a connection no changes arrive. */
export function useOwnOrderChanges(onChange: (change: OwnOrderChange) => void): void {
  const { account } = useSession();
  useSubscription(OwnOrderChangedDocument, {
    skip: !account,
    ignoreResults: true,
    onData: ({ data: { data } }) => data && onChange(data.ownOrderChanged),
    onError: () => undefined,
  });
}

/**
 * Refetches a list of own orders on changes that the cache can't apply: new orders, and cancelled ones that leave the
 * list.
 *
 * @param pick the order of the list's kind, where the change is about one
 */
export function useOrderListChanges(
  pick: (change: OwnOrderChange) => OwnOrderChange['petOrder'] | OwnOrderChange['cartEntry'],
  refresh: () => Promise<unknown>,
): void {
  const refreshSoon = useDebouncedCallback(() => void refresh().catch(() => undefined), DEBOUNCE_MS);
  useOwnOrderChanges((change) => {
    const order = pick(change);
    const isGone = order?.status === 'CANCELLED' && !isCancelledHere(order._id);
    if (order && (change.kind === 'PLACED' || isGone)) refreshSoon();
  });
}
