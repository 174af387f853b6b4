import { liveShares } from '../../../domain/care/passport.ts';
import { databaseClock } from '../database/database-clock.ts';
import { entityOf } from '../database/model-of.ts';
import { OwnAnimal, type OwnAnimalRecord } from './animal.entity.ts';
import { toFirstDays } from './first-days/first-days.entity.ts';
import { photoAddress } from './papers/photo-address.ts';

/** A stored animal as its people are told of it. */
export function toAnimal(record: OwnAnimalRecord): OwnAnimal {
  const animal = entityOf(OwnAnimal, record as never);
  const ends = liveShares(record.shares, databaseClock.now()).map(({ endsAt }) => endsAt.getTime());
  const sharedUntil = ends.length > 0 ? new Date(Math.max(...ends)) : null;
  return Object.assign(animal, {
    ...{ id: animal._id, sharedUntil, firstDays: toFirstDays(animal, animal.begun) },
    ...(animal.photo && { picture: photoAddress(animal._id, animal.photo, databaseClock.now()) }),
    messages: animal.messages.toReversed(),
  });
}

/** Without what is not there: the database would have it as null. */
export function withoutGaps<T extends object>(record: T): T {
  const plain = Object.entries(record).filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(plain.map(([name, value]) => [name, inner(value)])) as T;
}

function inner(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((one) => (typeof one === 'object' && one !== null ? withoutGaps(one) : one));
}
