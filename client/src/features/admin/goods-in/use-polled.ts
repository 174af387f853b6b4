import { useCallback, useEffect, useState } from 'react';
import { useOnReconnect } from '../../../lib/network-status.ts';

const INTERVAL_MS = 1000;

interface Polled<Data> {
  readonly data: Data | undefined;
  readonly error: Error | undefined;
}

/**
 * Something of the shop that is asked for again as long as it moves, and once the connection is back.
 *
 * @param load the same function as long as the same is asked for
 */
export function usePolled<Data>(load: () => Promise<Data>, moves: (data: Data) => boolean) {
  const [{ data, error }, setState] = useState<Polled<Data>>({ data: undefined, error: undefined });
  const [isBack, setBack] = useState(false);
  const set = useCallback((next: Data) => setState({ data: next, error: undefined }), []);
  const refresh = useCallback(
    () => load().then(set, (failure: Error) => setState((before) => ({ ...before, error: failure }))),
    [load, set],
  );
  const isMoving = data !== undefined && moves(data);

  useEffect(() => {
    void refresh();
  }, [refresh]);
  useEffect(() => {
    if (!isMoving) return;
    const timer = setInterval(() => void refresh(), INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isMoving, refresh]);
  // Not at once: where this alone gets no answer, the others would say again and again that the shop is back.
  useOnReconnect(() => setBack(true));
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => {
      setBack(false);
      void refresh();
    }, INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [isBack, refresh]);

  return { data, error, refresh, set };
}
