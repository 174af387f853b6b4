import { useEffect, useState } from 'react';

/** Seconds left of a countdown that restarts whenever `occasion` changes. */
export function useCountdown(length: number, occasion: unknown): number {
  const [left, setLeft] = useState(length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the occasion is what starts it
  useEffect(() => {
    const end = Date.now() + length * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [length, occasion]);

  return left;
}
