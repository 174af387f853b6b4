import type { RequestHandler } from 'express';
import { DomainError } from '../platform/domain-error.ts';

/**
 * Rejects bodies in encodings that are not unpacked here, before any parser takes them for broken ones: gzip alone is,
 * and in a form not even that.
 *
 * @throws DomainError UNSUPPORTED_MEDIA_TYPE
 */
export const knownBodyEncoding: RequestHandler = (request, _response, next) => {
  const encoding = request.get('content-encoding')?.trim().toLowerCase() ?? 'identity';
  const isTaken = encoding === 'identity' || (encoding === 'gzip' && !request.is('multipart/form-data'));
  if (!isTaken)
    throw new DomainError(
      'UNSUPPORTED_MEDIA_TYPE',
      'Send the body packed with gzip, a form not packed at all',
    );
  next();
};
