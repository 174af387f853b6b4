import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach a log: of what we log ourselves, and of errors, in which libraries put whole requests. */
const secrets = [
  'authorization',
  'cookie',
  'password',
  'token',
  'idToken',
  'clientSecret',
  'client_secret',
  'transaction',
  'phone',
];

/** Characters of log that wait for a disk to have room again; what comes beyond that is dropped. */
const MAX_WAITING = 1_000_000;

/** Characters that are written at a time while a lot is logged: a write for each line cost more than making the line. */
const BLOCK = 8192;

/** How long a line waits for others to be written with it, at most, in milliseconds. What is logged last is written at the end. */
export const LOG_DELAY = 50;

/** Structured logs, one JSON object a line. */
export function createLogger(level: string, output: DestinationStream = standardOutput()): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      // A path that begins with a wildcard has every value of every line searched, a twentieth of the time of an answer.
      paths: secrets.flatMap((key) => [key, `err.${key}`, `err.*.${key}`, `err.*.*.${key}`]),
      censor: '[redacted]',
    },
  };
  return pino(options, output);
}

function standardOutput(): DestinationStream {
  const output = pino.destination({
    fd: 1,
    maxLength: MAX_WAITING,
    minLength: BLOCK,
    periodicFlush: LOG_DELAY,
  });
  // A log that can't be written, on a full disk perhaps, must not end the shop.
  output.on('error', () => {});
  return output;
}
