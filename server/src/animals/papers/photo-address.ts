import { createHmac, timingSafeEqual } from 'node:crypto';
import { HOUR_MS } from '../../../../domain/durations.ts';
import type { AnimalPhoto } from './animal-photo.entity.ts';

/*
 * Pages show a photo by its address, to which browsers send no token: the address itself says that its people were given
 * it, and ends within two hours. Within an hour it is the same, so that a page that asks again shows what it has.
 */

const GOOD_FOR_HOURS = 2;

/** Where the photo of an animal is for a while, for its people. */
export function photoAddress(animalId: string, photo: AnimalPhoto, now: Date): string {
  const until = (Math.floor(now.getTime() / HOUR_MS) + GOOD_FOR_HOURS) * HOUR_MS;
  const query = new URLSearchParams({ until: String(until), signature: signatureOf(photo, until) });
  return `/animals/${animalId}/picture?${query}`;
}

/** Whether an address is one that was given, and has not ended. */
export function isGiven(photo: AnimalPhoto, query: Readonly<Record<string, unknown>>, now: Date): boolean {
  const until = Number(query.until);
  if (!(until > now.getTime()) || typeof query.signature !== 'string') return false;
  const [given, expected] = [query.signature, signatureOf(photo, until)].map((text) => Buffer.from(text));
  return given?.length === expected?.length && timingSafeEqual(given as Buffer, expected as Buffer);
}

function signatureOf({ id, secret }: AnimalPhoto, until: number): string {
  return createHmac('sha256', secret).update(`${id} ${until}`).digest('base64url');
}
