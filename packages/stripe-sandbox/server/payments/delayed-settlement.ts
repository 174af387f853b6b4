import type { UnitOfWork } from '../core/unit-of-work.ts';
import { finishProcessing } from './confirmation.ts';

/** How long the test card with the slow bank keeps its intents in `processing`. */
const PROCESSING_TIME_MS = 3000;

export interface DelayedSettlement {
  /** Sees to it that this intent, now processing, is finished later. */
  watch(intentId: string): void;
  stop(): void;
}

/** Simulates a bank that answers later; it is notified again of what was in progress before a restart. */
export function createDelayedSettlement(
  runWork: (change: (work: UnitOfWork) => void) => void,
): DelayedSettlement {
  const timers = new Map<string, NodeJS.Timeout>();
  return {
    watch(intentId) {
      if (timers.has(intentId)) return;
      const timer = setTimeout(() => {
        timers.delete(intentId);
        runWork((work) => finishProcessing(work, intentId));
      }, PROCESSING_TIME_MS);
      timers.set(intentId, timer);
    },
    stop() {
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
