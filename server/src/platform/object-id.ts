import { Types } from 'mongoose';
import { notFound } from './domain-error.ts';

/**
 * An id as the API takes it.
 *
 * @throws DomainError NOT_FOUND: an id that can't exist is an id that doesn't
 */
export function toObjectId(id: string, what: string): Types.ObjectId {
  if (typeof id !== 'string' || !/^[0-9a-f]{24}$/i.test(id)) throw notFound(what);
  return new Types.ObjectId(id);
}
