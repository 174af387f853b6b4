import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { clearCart, removeFromCart, restoreToCart } from '../../../lib/cart-store/cart-edits.ts';
import { latestShopState } from '../../../lib/cart-store/cart-store.ts';
import { confirmDialog } from '../../../ui/notifications/notifications.ts';
import type { QuoteState } from '../hooks/use-quote.ts';
import classes from './cart-list.module.css';
import { CartRow } from './cart-row.tsx';

interface CartListProps {
  readonly quote: QuoteState;
  /** Set while the cart is being paid: it must not change under the payment. */
  readonly isLocked: boolean;
}

export function CartList({ quote, isLocked }: CartListProps) {
  const { list, remove } = useRemoval(quote.lines.length);
  return (
    <>
      <ul className={classes.list} ref={list} aria-label="Your cart" aria-busy={quote.isStale}>
        {quote.lines.map((line, place) => (
          <CartRow
            key={line.petId}
            line={line}
            adjustments={quote.quote?.adjustments ?? []}
            isStale={quote.isStale}
            isLocked={isLocked}
            onRemove={() => remove(line, place)}
          />
        ))}
      </ul>
      {!isLocked && (
        <Button
          className={classes.clear}
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconTrash size={16} aria-hidden />}
          onClick={() => askToClear(quote.lines.length)}
        >
          Clear the cart
        </Button>
      )}
    </>
  );
}

/** Removes a line, and moves the focus to the line that takes its place. */
function useRemoval(count: number) {
  const list = useRef<HTMLUListElement>(null);
  const place = useRef<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a line has gone
  useEffect(() => {
    if (place.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove]');
    buttons?.[Math.min(place.current, buttons.length - 1)]?.focus();
    place.current = null;
  }, [count]);

  function remove({ petId, name = 'The item' }: QuoteState['lines'][number], at: number) {
    place.current = at;
    const { cart } = latestShopState();
    const stood = cart.findIndex((entry) => entry.petId === petId);
    const entry = cart[stood];
    removeFromCart(petId);
    if (entry) offerUndo(name, () => restoreToCart(entry, stood));
  }

  return { list, remove };
}

/** Its code comes when something is removed; where it can't come, the line is gone all the same. */
function offerUndo(name: string, restore: () => void): void {
  import('../../../ui/notifications/undo-notice.tsx').then(
    ({ showUndoNotice }) =>
      showUndoNotice({
        text: `${name} is out of your cart`,
        undone: `${name} is in your cart again`,
        undo: async () => restore(),
        takesFocus: false,
        onLeft: () => undefined,
      }),
    () => undefined,
  );
}

function askToClear(count: number): void {
  confirmDialog({
    title: 'Clear the cart?',
    text: count === 1 ? 'The item in it goes back on the shelf.' : `All ${count} items go back on the shelf.`,
    confirm: 'Yes, clear it',
    onConfirm: clearCart,
  });
}
