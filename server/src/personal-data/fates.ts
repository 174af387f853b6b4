import { FORMER_CUSTOMER, FORMER_EMAIL, FORMER_REVIEWER } from '../../../domain/orders/former-customer.ts';
import { literally } from '../platform/text/accentless-pattern.ts';
import type { LeftToForget } from '../users/forgotten/forgotten-account.entity.ts';

/**
 * What becomes of a field when its account is forgotten: `uid` and `email` are others that lead nowhere, where they are
 * this account's; `name` and `reviewer` say that somebody was there; `blank` is a text that says nothing; `remove` is
 * nothing at all; `scrub` stays without what says who it was, in all texts within; `anew` is made anew from what is left
 * of its record.
 */
export type Fate = 'uid' | 'email' | 'name' | 'reviewer' | 'blank' | 'remove' | 'scrub' | 'anew';

/** The fates of fields, by their paths. */
export type Fates = Readonly<Record<string, Fate>>;

type Named = Pick<LeftToForget, 'uids' | 'emails' | 'texts'>;

/** Whose traces go, and what stands in their place. */
export interface Person extends Pick<LeftToForget, 'uids' | 'emails'> {
  /** Another uid, that leads nowhere. */
  readonly formerUid: string;
  /** Finds what says who it was within a text. */
  readonly pattern: RegExp;
}

type Fields = Readonly<Record<string, unknown>>;

/** Shortest text that is taken out of others: initials are letters of words as well. */
const MIN_SCRUBBED_LENGTH = 3;

/** Whose traces go. */
export function personOf({ uids, emails, texts }: Named, formerUid: string): Person {
  const words = [...new Set([...uids, ...emails, ...texts])]
    // What stands in their place must not be taken for theirs in turn.
    .filter((text) => text.length >= MIN_SCRUBBED_LENGTH && !FORMER_CUSTOMER.includes(text.toLowerCase()))
    .toSorted((one, other) => other.length - one.length)
    .map(literally);
  // Whole words only: nobody's name is taken out of the middle of another.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.join('|') || '(?!)'})(?![\\p{L}\\p{N}])`, 'giu');
  return { uids, emails, formerUid, pattern };
}

/**
 * What a record has to be changed by, so that nothing in it says who somebody was. Once that is done, nothing any more.
 *
 * @returns top-level fields to write, and names of those to take out
 */
export function changesToForget(record: Fields, fates: Fates, person: Person) {
  const set: Record<string, unknown> = {};
  const unset: string[] = [];
  const made = Object.entries(fates).filter(([, fate]) => fate === 'anew');
  const others = Object.entries(fates).filter(([, fate]) => fate !== 'anew');
  const after = others.reduce<Fields>(
    (left, [path, fate]) => at(left, path.split('.'), fate, person) as Fields,
    record,
  );
  for (const [name, value] of Object.entries(record)) {
    if (!(name in after)) unset.push(name);
    else if (after[name] !== value) set[name] = after[name];
  }
  const isChanged = unset.length > 0 || Object.keys(set).length > 0;
  if (isChanged) unset.push(...made.map(([path]) => path).filter((path) => path in record));
  return { set, unset, isChanged };
}

/** A value with the fate of one of its fields done; the value itself where nothing changes. */
function at(value: unknown, path: readonly string[], fate: Fate, person: Person): unknown {
  if (Array.isArray(value) && path.length > 0) {
    return sameOr(
      value,
      value.map((one) => at(one, path, fate, person)),
    );
  }
  const [name, ...rest] = path;
  if (name === undefined) return forgotten(value, fate, person);
  if (!isFields(value) || value[name] == null) return value;
  const after = at(value[name], rest, fate, person);
  if (after === value[name]) return value;
  const { [name]: _, ...others } = value;
  return after === undefined ? others : { ...value, [name]: after };
}

function forgotten(value: unknown, fate: Fate, person: Person): unknown {
  const { uids, emails, formerUid } = person;
  switch (fate) {
    case 'uid':
      return uids.includes(String(value)) ? formerUid : value;
    case 'email':
      return emails.includes(String(value).toLowerCase()) ? FORMER_EMAIL : value;
    case 'name':
      return value === '' ? value : FORMER_CUSTOMER;
    case 'reviewer':
      return FORMER_REVIEWER;
    case 'blank':
      return '';
    case 'scrub':
      return scrubbed(value, person);
    default:
      return undefined;
  }
}

/** The same without what says who it was, in all texts within. */
function scrubbed(value: unknown, person: Person): unknown {
  if (typeof value === 'string') return value.replace(person.pattern, FORMER_CUSTOMER);
  if (Array.isArray(value)) {
    return sameOr(
      value,
      value.map((one) => scrubbed(one, person)),
    );
  }
  if (!isFields(value)) return value;
  const after = Object.entries(value).map(([name, one]) => [name, scrubbed(one, person)] as const);
  return after.some(([name, one]) => one !== value[name]) ? Object.fromEntries(after) : value;
}

function sameOr(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  return after.every((one, place) => one === before[place]) ? before : after;
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}
