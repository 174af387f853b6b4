import { Role } from '../../../domain/permissions.ts';
import { truncateText } from '../../../domain/text/truncate-text.ts';
import { literally } from '../platform/text/accentless-pattern.ts';
import { wordsOf } from '../platform/text/tokenize.ts';
import { type User, UserModel, type UserRecord } from './user.entity.ts';

/** Whose accounts the index of search keys can be asked for. */
export const roles = Object.values(Role);
/** Longest search text that is looked at. */
const MAX_SEARCH_LENGTH = 64;
type Findable = Pick<User, 'name' | 'email'>;

/** An account whose address belongs to another one by now can not sign in, and is listed nowhere. */
export const isListed = { email: { $type: 'string' as const } };

/**
 * What an account is found by: every beginning of each word of its name and of its address up to the `@`, and that part
 * of the address. Kept with the account, because an index of beginnings is asked for one value, and gives the accounts
 * by name; one of whole words would be asked for a range, and what it gives would have to be sorted.
 */
export function searchKeysFor({ name, email }: Findable): string[] {
  const [mailbox] = email.split('@');
  const beginnings = wordsOf(`${name} ${mailbox}`).flatMap((word) => {
    const letters = Array.from(word);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set([...beginnings, `${mailbox}@`])];
}

/**
 * The accounts with all words of a search, which need not be written to their ends.
 *
 * @returns null for a search that says nothing
 */
export function foundBy(search: string) {
  // No regular expression of the database may have a NUL in it.
  const pieces = truncateText(search.replaceAll('\0', ''), MAX_SEARCH_LENGTH)
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  if (pieces.length === 0) return null;
  const address = pieces.find((piece) => piece.indexOf('@') > 0);
  const words = pieces.flatMap((piece) => (piece === address ? `${piece.split('@')[0]}@` : wordsOf(piece)));
  return {
    // The database goes by the first one. Of two words, the longer one is the one that fewer have.
    searchKeys: { $all: words.toSorted((a, b) => b.length - a.length) },
    ...(address && { email: { $regex: `^${literally(address)}` } }),
  };
}

/** Brings the search keys of an account up to date, unless its name or address is another one by now. */
export async function makeFindable(record: UserRecord): Promise<void> {
  const { filter, update } = findable(record);
  await UserModel.updateOne(filter, update);
}

/** The write that makes an account findable. */
export function findable({ _id, name, email }: UserRecord) {
  // What the version before found it by goes: it says who somebody is, and nobody brings it up to date any more.
  const update = { $set: { searchKeys: searchKeysFor({ name, email }) }, $unset: { beginnings: 1 } } as const;
  return { filter: { _id, name, email }, update };
}
