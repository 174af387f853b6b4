import { useEffect, useEffectEvent, useState } from 'react';

/** How often the time is shown anew, in milliseconds. */
const TICK_MS = 10_000;

/**
 * Milliseconds until a moment, never below 0.
 *
 * @param moment as the API gives it; null where there is none to wait for
 * @param onOver called once when it has come
 */
export function useTimeLeft(moment: string | null, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const end = moment === null ? 0 : Date.parse(moment);
  const endNow = useEffectEvent(onOver);

  useEffect(() => {
    if (end === 0) return undefined;
    setNow(Date.now());
    const ticks = setInterval(() => setNow(Date.now()), TICK_MS);
    const over = setTimeout(
      () => {
        setNow(Date.now());
        endNow();
      },
      Math.max(0, end - Date.now()),
    );
    return () => {
      clearInterval(ticks);
      clearTimeout(over);
    };
  }, [end]);

  return Math.max(0, end - now);
}
