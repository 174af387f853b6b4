import { Types } from 'mongoose';
import { notFound } from '../platform/domain-error.ts';

/** Whether a text is an id as our records have them. */
export function isObjectId(id: unknown): id is string {
  return typeof id === 'string' && /^[0-9a-f]{24}$/i.test(id);
}

/** An id for what is kept within a record. */
export function newId(): string {
  return new Types.ObjectId().toHexString();
}

/**
 * An id as the API takes it.
 *
 * @throws DomainError NOT_FOUND: an id that can't exist is an id that doesn't
 */
export function toObjectId(id: string, what: string): Types.ObjectId {
  if (!isObjectId(id)) throw notFound(what);
  return new Types.ObjectId(id);
}
