import { DomainError } from '../platform/domain-error.ts';

/** Largest upload, in bytes. */
export const MAX_UPLOAD = 10 * 1024 * 1024;
/** Largest picture, in pixels. */
export const MAX_PIXELS = 25_000_000;

export function notAPicture(): DomainError {
  return new DomainError('UNSUPPORTED_MEDIA_TYPE', 'img must be a JPEG, PNG, WebP, GIF or AVIF picture');
}

export function tooLarge(): DomainError {
  return new DomainError('PAYLOAD_TOO_LARGE', 'img is too large: at most 10 MB and 25 megapixels');
}
