import { useEffect, useRef } from 'react';

/** The element of an order's row, which takes the focus when a button in it is gone. */
export function rowIdOf(orderId: string): string {
  return `order-${orderId}`;
}

/**
 * Keeps the keyboard where it was: the button that moved an order is mostly gone with the move, and the focus
 * would start again at the top of the page.
 */
export function useFocusNearMove(movingId: string | null): void {
  const moved = useRef<string | null>(null);

  useEffect(() => {
    if (movingId) {
      moved.current = movingId;
      return;
    }
    if (!moved.current) return;
    const row = document.getElementById(rowIdOf(moved.current)) ?? document.querySelector('main');
    moved.current = null;
    if (document.activeElement === document.body) row?.focus({ preventScroll: true });
  }, [movingId]);
}
