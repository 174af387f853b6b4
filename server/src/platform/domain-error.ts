import type { z } from 'zod';
import { type ErrorCode, errorStatus } from '../../../domain/errors/error-codes.ts';
import { fieldErrors } from '../../../domain/errors/field-errors.ts';
import { shorten } from './text/shorten.ts';

/** Bad fields that are named in one answer, and the longest name and message of one, in characters. */
const MAX_NAMED_FIELDS = 20;
const MAX_FIELD_LENGTH = 100;
const MAX_FIELD_MESSAGE_LENGTH = 200;

/**
 * A mistake of the caller, with a stable code and a message that may be shown. Everything else that
 * is thrown is a bug or an outage, and reaches clients only as INTERNAL.
 */
export class DomainError extends Error {
  override name = 'DomainError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    /** Messages by field path, for BAD_USER_INPUT; for CONFLICT, the id of what it is in conflict with by its name. */
    readonly fields?: Readonly<Record<string, string>>,
    /** What programs tell it from others with the same code by, where they act on it. */
    readonly reason?: 'SIGN_IN_AGAIN',
  ) {
    super(message);
  }

  /** HTTP status on the REST paths. */
  get status(): number {
    return errorStatus[this.code];
  }
}

/** The same request may succeed soon. */
export class RetryLaterError extends DomainError {
  constructor(
    code: 'RATE_LIMITED' | 'UPSTREAM_UNAVAILABLE',
    message: string,
    /** Seconds for the Retry-After header. */
    readonly seconds: number,
  ) {
    super(code, message);
  }
}

/** Not yours and not there are the same answer, so that nobody can probe for ids. */
export function notFound(what: string): DomainError {
  return new DomainError('NOT_FOUND', `${what} not found`);
}

/** A mistake in fields of the input: names each of them, or the first twenty. */
export function badInput(fields: Readonly<Record<string, string>>): DomainError {
  const named = Object.entries(fields)
    .slice(0, MAX_NAMED_FIELDS)
    .map(
      ([field, message]) =>
        [shorten(field, MAX_FIELD_LENGTH), shorten(message, MAX_FIELD_MESSAGE_LENGTH)] as const,
    );
  const list = named.map(([field, message]) => `${field}: ${message}`);
  return new DomainError('BAD_USER_INPUT', list.join('; '), Object.fromEntries(named));
}

/**
 * Input as the rules want it.
 *
 * @throws DomainError BAD_USER_INPUT naming every bad field
 */
export function checkInput<T extends z.ZodType>(rules: T, input: unknown): z.infer<T> {
  const result = rules.safeParse(input);
  if (!result.success) throw badInput(fieldErrors(result.error));
  return result.data;
}
