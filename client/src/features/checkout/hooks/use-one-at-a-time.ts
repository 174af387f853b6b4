import { useRef } from 'react';

/** Does one job at a time, and leaves out what is asked for meanwhile: a second click in the same moment still sees the old state. */
export function useOneAtATime() {
  const isRunning = useRef(false);
  return async (job: () => Promise<void>): Promise<void> => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await job();
    } finally {
      isRunning.current = false;
    }
  };
}
