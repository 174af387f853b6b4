import { useEffect, useEffectEvent, useState } from 'react';

/** How often the time is shown anew, in milliseconds. */
const TICK_MS = 10_000;

/**
 * Milliseconds until a time, never below 0.
 *
 * @param time as the API gives it; null where there is none to wait for
 * @param onOver called once when it has come
 */
export function useTimeLeft(time: string | null, onOver: () => void): number {
  const [now, setNow] = useState(Date.now);
  const end = time === null ? 0 : Date.parse(time);
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
