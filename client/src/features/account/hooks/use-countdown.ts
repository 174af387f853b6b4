import { useEffect, useState } from 'react';

/** Seconds left of a countdown that restarts whenever `restartKey` changes. */
export function useCountdown(length: number, restartKey: unknown): number {
  const [left, setLeft] = useState(length);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what starts it
  useEffect(() => {
    const end = Date.now() + length * 1000;
    const show = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    show();
    const timer = setInterval(show, 1000);
    return () => clearInterval(timer);
  }, [length, restartKey]);

  return left;
}
