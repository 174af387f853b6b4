import { useEffect, useState } from 'react';
import { rowIdOf } from './use-focus-near-move.ts';
import { type ShopOrderChange, useShopOrderChanges } from './use-shop-order-changes.ts';

const none: ReadonlySet<string> = new Set();

interface NewOrdersOptions {
  /** The orders on the screen. */
  readonly shown: readonly { readonly _id: string }[];
  /** Identifies the list: a change resets it. */
  readonly filter: string | null;
  /** The order of a change that belongs in the list from now on, if it does. */
  readonly pick: (change: ShopOrderChange) => { readonly _id: string } | null | undefined;
  readonly refetch: () => Promise<unknown>;
}

/** New orders of a list that are not shown yet. They wait for a click: rows must not move by themselves. */
export function useNewOrders({ shown, filter, pick, refetch }: NewOrdersOptions) {
  const [ids, setIds] = useState(none);
  useShopOrderChanges((change) => {
    const order = pick(change);
    if (order) setIds((known) => new Set([...known, order._id]));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins without news
  useEffect(() => setIds(none), [filter]);

  const fresh = [...ids].filter((id) => !shown.some((order) => order._id === id));

  async function show() {
    await refetch().catch(() => undefined);
    setIds(none);
    // The pressed button is gone; the focus moves to the new rows.
    document.getElementById(rowIdOf(fresh.at(-1) ?? ''))?.focus();
  }

  return { count: fresh.length, show };
}
