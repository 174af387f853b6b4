import { MAX_PICTURE_BYTES } from '../pictures/picture-files.ts';

/*
 * Photos that go with what is said in a thread. Forms and the API are both checked by these.
 */

/** Photos that a message has at most. */
export const MAX_MESSAGE_PHOTOS = 4;

/** Photos that all messages of a thread have together, at most. */
export const MAX_THREAD_PHOTOS = 40;

/** How large the photos of a message may be together as they are sent, in bytes: no larger than one picture. */
export const MAX_PHOTOS_BYTES = MAX_PICTURE_BYTES;

/** What is said where somebody adds more. */
export const tooManyPhotos = `At most ${MAX_MESSAGE_PHOTOS} photos`;

/** Why photos can not go with a message; null where they can. @param sizes of their files, in bytes */
export function photosObstacle(sizes: readonly number[]): string | null {
  if (sizes.length > MAX_MESSAGE_PHOTOS) return tooManyPhotos;
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return bytes > MAX_PHOTOS_BYTES ? 'Photos of at most 10 MB together, please' : null;
}

/** Whether a thread has room for more photos. @param kept how many it has */
export function hasRoomForPhotos(kept: number, added: number): boolean {
  return added === 0 || kept + added <= MAX_THREAD_PHOTOS;
}

/** `with 2 photos`; empty for none. */
export function withPhotos(count: number): string {
  if (count === 0) return '';
  return count === 1 ? 'with 1 photo' : `with ${count} photos`;
}
