import { type TouchEvent, useRef } from 'react';

/** How far a finger goes at least, in pixels; less is a press. */
const LEAST_PX = 40;

interface Start {
  readonly x: number;
  readonly y: number;
}

/** Tells a swipe to the left, to what comes next (1), from one to the right (-1); up and down is scrolling. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<Start | null>(null);
  return {
    onTouchStart({ touches }: TouchEvent) {
      const [finger, second] = [touches[0], touches[1]];
      // Two fingers zoom.
      start.current = finger && !second ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd({ changedTouches }: TouchEvent) {
      const finger = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!finger || !from) return;
      const [across, down] = [finger.clientX - from.x, finger.clientY - from.y];
      if (Math.abs(across) < LEAST_PX || Math.abs(across) < 2 * Math.abs(down)) return;
      onSwipe(across < 0 ? 1 : -1);
    },
  };
}
