import { invalidRequest } from '../core/errors.ts';
import type { Kind } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';

const expandable: Record<string, Kind> = {
  latest_charge: 'charge',
  charge: 'charge',
  payment_intent: 'payment_intent',
  payment_method: 'payment_method',
  customer: 'customer',
};

/** Puts whole objects in the place of their ids, for each path of `expand[]` (`data.` in a list). */
export function expand(work: UnitOfWork, answer: object, paths: readonly string[]): object {
  return paths.reduce((object, path) => expandPath(work, object, path.split('.'), path), answer);
}

function expandPath(work: UnitOfWork, object: object, [field, ...rest]: string[], whole: string): object {
  if (field === undefined) return object;
  const fields = object as Record<string, unknown>;
  if (field === 'data' && Array.isArray(fields.data)) {
    return { ...object, data: fields.data.map((item: object) => expandPath(work, item, rest, whole)) };
  }

  const kind = expandable[field];
  if (!kind || !(field in fields)) {
    throw invalidRequest(`This property cannot be expanded (${whole}).`, { param: 'expand' });
  }
  const value = fields[field];
  if (value === null) return object;
  const linked = typeof value === 'string' ? work.get(kind, value) : (value as object);
  return { ...object, [field]: expandPath(work, linked, rest, whole) };
}
