import { resourceMissing } from '../core/errors.ts';
import type { Kind, ObjectKinds } from '../core/stored-objects.ts';
import type { UnitOfWork } from '../core/unit-of-work.ts';
import type { Params } from './params.ts';

export interface Page<T> {
  object: 'list';
  data: T[];
  has_more: boolean;
  url: string;
}

/** One page of a kind, newest first, by Stripe's cursors and `created` limits. */
export function readPage<K extends Kind>(
  params: Params,
  kind: K,
  url: string,
  matches: (object: ObjectKinds[K]) => boolean = () => true,
): (work: UnitOfWork) => Page<ObjectKinds[K]> {
  const limit = params.integer('limit', { least: 1, most: 100 }) ?? 10;
  const after = params.string('starting_after');
  const before = params.string('ending_before');
  const isCreatedWithin = readCreated(params);

  return (work) => {
    const all = work.list(kind).filter((object) => isCreatedWithin(object.created) && matches(object));
    if (before !== undefined) {
      const newer = all.slice(0, placeOf(all, before, 'ending_before'));
      return { object: 'list', data: newer.slice(-limit), has_more: newer.length > limit, url };
    }
    const rest = after === undefined ? all : all.slice(placeOf(all, after, 'starting_after') + 1);
    return { object: 'list', data: rest.slice(0, limit), has_more: rest.length > limit, url };
  };
}

function placeOf(objects: readonly { id: string }[], id: string, param: string): number {
  const place = objects.findIndex((object) => object.id === id);
  if (place < 0) throw resourceMissing('object', id, param);
  return place;
}

/** `created[gte]=…` and its three siblings, Unix seconds. */
function readCreated(params: Params): (created: number) => boolean {
  const range = params.hash('created');
  const gte = range?.integer('gte') ?? -Infinity;
  const gt = range?.integer('gt') ?? -Infinity;
  const lte = range?.integer('lte') ?? Infinity;
  const lt = range?.integer('lt') ?? Infinity;
  return (created) => created >= gte && created > gt && created <= lte && created < lt;
}
