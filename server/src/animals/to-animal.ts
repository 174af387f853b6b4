import { entityOf } from '../database/model-of.ts';
import { OwnAnimal, type OwnAnimalRecord } from './animal.entity.ts';

/** A stored animal as its people are told of it. */
export function toAnimal(record: OwnAnimalRecord): OwnAnimal {
  const animal = entityOf(OwnAnimal, record as never);
  return Object.assign(animal, { id: animal._id });
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
