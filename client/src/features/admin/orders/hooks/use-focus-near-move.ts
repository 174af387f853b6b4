import { useEffect, useRef } from 'react';

/** The element of an order's row, which takes the focus when a button in it is gone. */
export function rowIdOf(orderId: string): string {
  return `order-${orderId}`;
}

/** Moves a lost focus to the order's row, or to the page where the order has left the list. */
export function focusOrder(orderId: string): void {
  const row = document.getElementById(rowIdOf(orderId)) ?? document.querySelector('main');
  if (document.activeElement === document.body) row?.focus({ preventScroll: true });
}

/**
 * Keeps the focus near a moved order: its button is mostly gone after the move, and the focus would be lost.
 */
export function useFocusNearMove(movingId: string | null): void {
  const moved = useRef<string | null>(null);

  useEffect(() => {
    if (movingId) {
      moved.current = movingId;
      return;
    }
    if (!moved.current) return;
    focusOrder(moved.current);
    moved.current = null;
  }, [movingId]);
}
