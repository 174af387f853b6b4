import { type Logger, pino } from 'pino';

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

/** Structured logs, one JSON object a line on standard output. */
export function createLogger(level: string): Logger {
  return pino({
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: secrets.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]),
      censor: '[redacted]',
    },
  });
}
