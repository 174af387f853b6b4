import type { z } from 'zod';
import { type ErrorCode, errorStatus } from '../../../domain/error-codes.ts';
import { fieldErrors } from '../../../domain/field-errors.ts';

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
  ) {
    super(message);
  }

  /** HTTP status on the REST paths. */
  get status(): number {
    return errorStatus[this.code];
  }
}

/** A refusal of the moment: the same request may be welcome soon. */
export class TryLater extends DomainError {
  constructor(
    code: 'RATE_LIMITED' | 'UPSTREAM_UNAVAILABLE',
    message: string,
    /** Seconds to wait, which the answer's Retry-After says. */
    readonly seconds: number,
  ) {
    super(code, message);
  }
}

/** Not yours and not there are the same answer, so that nobody can probe for ids. */
export function notFound(what: string): DomainError {
  return new DomainError('NOT_FOUND', `${what} not found`);
}

export function badInput(fields: Readonly<Record<string, string>>): DomainError {
  const list = Object.entries(fields).map(([field, message]) => `${field}: ${message}`);
  return new DomainError('BAD_USER_INPUT', list.join('; '), fields);
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
