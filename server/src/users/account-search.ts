import { Role } from '../../../domain/permissions.ts';
import { truncateText } from '../../../domain/text/truncate-text.ts';
import { literally } from '../platform/text/accentless-pattern.ts';
import { rarestFirst } from '../platform/text/rarest-first.ts';
import { wordsOf } from '../platform/text/tokenize.ts';
import { searchKeysFor } from './account-keys.ts';
import { anyCase, searchKeysIndex, UserModel, type UserRecord } from './user.entity.ts';

/** Whose accounts the index of search keys can be asked for. */
export const roles = Object.values(Role);
/** Longest search text that is looked at. */
const MAX_SEARCH_LENGTH = 64;
/** Most digits of a phone number that an account is looked for by: what is before them is its country. */
const MAX_PHONE_DIGITS = 10;
/** What is a phone number by itself, however it is written: shorter ones are words like others. */
const MIN_WHOLE_PHONE_DIGITS = 7;

/** Digits with what people write between them; not a part of an address or of a word. */
const PHONE_PATTERN = /(?<![\p{L}\p{N}@._-])\+?\(?\d[\d\s()./-]*\d(?![\p{L}\p{N}@._-])/gu;

/** An account whose address belongs to another one by now can not sign in, and is listed nowhere. */
export const isListed = { email: { $type: 'string' as const } };

/** Numbers that are written with signs between their digits, in the form that accounts are found by. */
function withPlainPhones(search: string): string {
  return search.replace(PHONE_PATTERN, (number) => {
    const digits = number.replace(/\D/g, '');
    return digits.length < MIN_WHOLE_PHONE_DIGITS ? number : digits.slice(-MAX_PHONE_DIGITS);
  });
}

/**
 * The accounts with all words of a search, which need not be written to their ends.
 *
 * @returns null for a search that says nothing
 */
export async function foundBy(search: string) {
  // No regular expression of the database may have a NUL in it.
  const pieces = withPlainPhones(truncateText(search.replaceAll('\0', ''), MAX_SEARCH_LENGTH))
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean);
  if (pieces.length === 0) return null;
  const address = pieces.find((piece) => piece.indexOf('@') > 0);
  const words = pieces.flatMap((piece) => (piece === address ? `${piece.split('@')[0]}@` : wordsOf(piece)));
  // The database goes by the first one.
  const searchKeys = { $all: await rarestFirst(words, countAccounts) };
  return { searchKeys, ...(address && isAtAddress(address)) };
}

function countAccounts(word: string, limit: number): Promise<number> {
  const options = { limit, hint: searchKeysIndex, collation: { ...anyCase }, maxTimeMS: 5000 };
  return UserModel.countDocuments({ role: { $in: roles }, searchKeys: word }, options).exec();
}

function isAtAddress(address: string) {
  const begins = { $regex: `^${literally(address)}` };
  return { $or: [{ email: begins }, { formerEmails: begins }] };
}

/** Brings the search keys of an account up to date, unless its name or address is another one by now. */
export async function makeFindable(record: UserRecord): Promise<void> {
  const { filter, update } = findable(record);
  await UserModel.updateOne(filter, update);
}

/** The write that makes an account findable. */
export function findable(record: UserRecord) {
  const { _id, name, email, phone = null } = record;
  // What the version before found it by goes: it says who somebody is, and nobody brings it up to date any more.
  const update = { $set: { searchKeys: searchKeysFor(record) }, $unset: { beginnings: 1 } } as const;
  return { filter: { _id, name, email, phone }, update };
}
