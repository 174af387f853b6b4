import type { Interruption } from './interruption.ts';

/** The person at the terminal: reads calm lines, no logs, and may ask for the end at any moment. */
export interface Console {
  /** A line that stays. */
  say(text: string): void;
  /** How far something is; on a terminal each report takes the place of the one before. */
  progress(text: string): void;
  /** Something went wrong; goes to the error stream. */
  complain(text: string): void;
  /** Fires at the first Ctrl-C, or when the system asks the shop to end. */
  readonly interrupted: AbortSignal;
  /** Called at every further one. */
  onForcedStop(forceStop: () => void): void;
}

/** How long a log file gets no further report of the same step, in milliseconds; a new step is reported at once. */
const PROGRESS_DELAY_MS = 3000;

export function terminalConsole(interruption: Interruption): Console {
  // A reader that goes away (`npm start | head`) must not take the shop with it.
  process.stdout.on('error', () => {});
  process.stderr.on('error', () => {});

  const isTerminal = process.stdout.isTTY === true;
  let isOnProgressLine = false;
  let lastProgress = { step: '', at: 0 };

  function clearProgress(): void {
    if (isOnProgressLine) process.stdout.write('\r\u001b[2K');
    isOnProgressLine = false;
  }

  return {
    interrupted: interruption.signal,
    onForcedStop: interruption.onForcedStop,
    say(text) {
      clearProgress();
      process.stdout.write(`${text}\n`);
    },
    progress(text) {
      if (isTerminal) {
        clearProgress();
        process.stdout.write(`  ${text}`.slice(0, Math.max(20, process.stdout.columns - 1)));
        isOnProgressLine = true;
        return;
      }
      const step = text.replace(/ ?\d.*$/, '');
      const now = performance.now();
      if (step === lastProgress.step && now - lastProgress.at < PROGRESS_DELAY_MS) return;
      lastProgress = { step, at: now };
      process.stdout.write(`  ${text}\n`);
    },
    complain(text) {
      clearProgress();
      process.stderr.write(`${text}\n`);
    },
  };
}
