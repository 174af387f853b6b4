import { Role } from '../../../domain/pet-options.ts';
import { wordsOf } from '../platform/words.ts';
import { anyCase, type User, UserModel, type UserRecord } from './user.entity.ts';

/** Whose accounts the index of beginnings can be asked for. */
export const roles = Object.values(Role);
/** Longest search text that is looked at. */
const MAX_SEARCH = 64;
/** Longest beginning of an address that is kept. */
const MAX_ADDRESS = 60;
/** Accounts that are made findable together. */
const BATCH = 1000;

type Findable = Pick<User, 'name' | 'email'>;

/** An account whose address belongs to another one by now can not sign in, and is listed nowhere. */
export const isListed = { email: { $type: 'string' as const } };

/**
 * What an account is found by: every beginning of each word of its name and address, and of the address. Kept with the
 * account, because an index of beginnings is asked for one value, and gives the accounts by name; one of whole words
 * would be asked for a range, and what it gives would have to be sorted.
 */
export function beginningsFor({ name, email }: Findable): string[] {
  const words = [...wordsOf(`${name} ${email}`), address(email)];
  return [...new Set(words.flatMap(beginningsOf))];
}

/**
 * The accounts with all words of a search, which need not be written to their ends.
 *
 * @returns null for a search that says nothing
 */
export function foundBy(search: string) {
  const pieces = search.slice(0, MAX_SEARCH).split(/\s+/).filter(Boolean);
  if (pieces.length === 0) return null;
  const words = pieces.flatMap((piece) => (piece.indexOf('@') > 0 ? address(piece) : wordsOf(piece)));
  // The database goes by the first one. Of two words, the longer one is the one that fewer have.
  return { beginnings: { $all: words.toSorted((a, b) => b.length - a.length) } };
}

function beginningsOf(word: string): string[] {
  const letters = Array.from(word);
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

/** As much of an address as is kept, in lower case. */
function address(text: string): string {
  return text.toLowerCase().slice(0, MAX_ADDRESS);
}

/** Brings the beginnings of an account up to date, unless its name or address is another one by now. */
export async function makeFindable(record: UserRecord): Promise<void> {
  const { filter, update } = findable(record);
  await UserModel.updateOne(filter, update);
}

/**
 * Accounts of an older shop, and those whose server ended between two writes, are made findable. An index finds them,
 * so this costs nothing once it is done.
 */
export async function makeOldAccountsFindable(): Promise<void> {
  for (;;) {
    const old = await UserModel.find({ ...isListed, role: { $in: roles }, beginnings: null })
      .collation(anyCase)
      .limit(BATCH)
      .lean<UserRecord[]>();
    if (old.length === 0) return;
    await UserModel.bulkWrite(
      old.map((record) => ({ updateOne: findable(record) })),
      { ordered: false },
    );
  }
}

function findable({ _id, name, email }: UserRecord) {
  return { filter: { _id, name, email }, update: { $set: { beginnings: beginningsFor({ name, email }) } } };
}
