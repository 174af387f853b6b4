import { checkPageSize, type Edge, type PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { badInput } from '../platform/domain-error.ts';
import { memoizeAsync } from '../platform/memoize-async.ts';
import type { Mail, MailRecord } from './mail.entity.ts';
import { type MailPlace, mailRepository } from './mails.repository.ts';

/** Longest cursor, in characters. */
const MAX_CURSOR_LENGTH = 400;

/** A page of the mails to an account, newest first. Mails are named by their events, so their places are too. */
export function listMails(
  uid: string,
  page: PageRequest,
  toNode: (record: MailRecord) => Mail,
): LazyConnection<Mail> {
  checkPageSize(page);
  const place = page.after ? readCursor(page.after) : null;
  const records = memoizeAsync(() => mailRepository.ofAccount(uid, place, page.first + 1));
  const edges = memoizeAsync(async () =>
    (await records()).slice(0, page.first).map((record) => toEdge(record, toNode)),
  );
  return {
    edges,
    pageInfo: async () => ({
      hasNextPage: (await records()).length > page.first,
      hasPreviousPage: place !== null,
      startCursor: (await edges())[0]?.cursor ?? null,
      endCursor: (await edges()).at(-1)?.cursor ?? null,
    }),
    totalCount: memoizeAsync(() => mailRepository.countOfAccount(uid)),
  };
}

function toEdge(record: MailRecord, toNode: (record: MailRecord) => Mail): Edge<Mail> {
  const place = [record.createdAt.getTime(), record._id];
  return { node: toNode(record), cursor: Buffer.from(JSON.stringify(place)).toString('base64url') };
}

/** @throws DomainError BAD_USER_INPUT for what no page of mails can have ended with */
function readCursor(cursor: string): MailPlace {
  try {
    const [at, _id] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
    const createdAt = new Date(Number(at));
    const isRead = typeof at === 'number' && !Number.isNaN(createdAt.getTime()) && typeof _id === 'string';
    if (isRead && cursor.length <= MAX_CURSOR_LENGTH) return { _id, createdAt };
  } catch {
    // Not even JSON: answered below like every other cursor that did not come from us.
  }
  throw badInput({ after: 'Not a cursor of this list' });
}
