import { wordsOf } from '../platform/text/tokenize.ts';
import type { User } from './user.entity.ts';

/** Fewest digits of a phone number that an account is found by. */
const MIN_PHONE_DIGITS = 4;

type Findable = Pick<User, 'name' | 'email'> & Partial<Pick<User, 'phone' | 'formerEmails'>>;

/**
 * What an account is found by: every beginning of each word of its name and of its addresses up to the `@`, that part
 * of the address, and the beginnings and ends of its phone number. Kept with the account, because an index of beginnings
 * is asked for one value, and gives the accounts by name; one of whole words would be asked for a range, and what it
 * gives would have to be sorted.
 */
export function searchKeysFor({ name, email, phone = '', formerEmails = [] }: Findable): string[] {
  const mailboxes = [email, ...formerEmails].map((address) => address.split('@')[0] ?? '');
  const beginnings = wordsOf([name, ...mailboxes].join(' ')).flatMap((word) => {
    const letters = Array.from(word);
    return letters.map((_, index) => letters.slice(0, index + 1).join(''));
  });
  return [...new Set([...beginnings, ...mailboxes.map((mailbox) => `${mailbox}@`), ...phoneKeys(phone)])];
}

/** The beginnings and ends of a phone number that are long enough. */
function phoneKeys(phone: string): string[] {
  const [number = ''] = phone.split(' ext. ');
  const digits = number.replace(/\D/g, '');
  const lengths = Array.from({ length: digits.length + 1 }, (_, length) => length).slice(MIN_PHONE_DIGITS);
  return lengths.flatMap((length) => [digits.slice(0, length), digits.slice(-length)]);
}
