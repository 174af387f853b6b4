import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach a log: of what we log ourselves, and of errors, in which libraries put whole requests. */
const redactedKeys = [
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

/** Log that is buffered while the disk is full; what comes beyond that is dropped. */
const MAX_BUFFERED_CHARACTERS = 1_000_000;

/** Written at a time while a lot is logged: a write for each line cost more than formatting it. */
const WRITE_SIZE_CHARACTERS = 8192;

/** Longest time a line is buffered. What is logged last is written when the process ends. */
const FLUSH_INTERVAL_MS = 50;

/** Who logs, in every line: for whoever reads the lines of several processes and services in one place. */
interface LogOrigin {
  readonly service: string;
  /** One process of it. */
  readonly instance: string;
  readonly version: string;
}

/** Structured logs, one JSON object a line. */
export function createLogger(
  level: string,
  origin: LogOrigin | null = null,
  output: DestinationStream = standardOutput(),
): Logger {
  const options: LoggerOptions = {
    level,
    base: origin ?? undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      // A path that begins with a wildcard has every value of every line searched, a twentieth of the time of an answer.
      paths: redactedKeys.flatMap((key) => [key, `err.${key}`, `err.*.${key}`, `err.*.*.${key}`]),
      censor: '[redacted]',
    },
  };
  return pino(options, output);
}

function standardOutput(): DestinationStream {
  const output = pino.destination({
    fd: 1,
    maxLength: MAX_BUFFERED_CHARACTERS,
    minLength: WRITE_SIZE_CHARACTERS,
    periodicFlush: FLUSH_INTERVAL_MS,
  });
  // A log that can't be written, on a full disk perhaps, must not end the shop.
  output.on('error', () => {});
  return output;
}
