import { type Logger, type LoggerOptions, pino } from 'pino';

export type { Logger };

/** Keys whose values never reach a log, at any depth that we log objects with. */
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

/** Structured logs, one JSON object a line on standard output. */
export function createLogger(level: string): Logger {
  const options: LoggerOptions = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
  };
  const output = pino.destination({ fd: 1, maxLength: MAX_WAITING });
  // A log that can't be written, on a full disk perhaps, must not end the shop.
  output.on('error', () => {});
  return pino(options, output);
}
