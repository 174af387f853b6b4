import { useLayoutEffect, useRef } from 'react';
import { addOverlay } from './open-overlays.ts';

/**
 * Has Back close something that lies over the page.
 *
 * @param onClose what its close button does
 */
export function useOverlay(isOpen: boolean, onClose: () => void): void {
  const close = useRef(onClose);
  useLayoutEffect(() => {
    close.current = onClose;
  });
  // With the commit: one that takes the place of another must not leave a gap in which none is open.
  useLayoutEffect(() => (isOpen ? addOverlay({ close: () => close.current() }) : undefined), [isOpen]);
}
