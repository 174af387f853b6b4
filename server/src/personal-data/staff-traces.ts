import { literally } from '../platform/text/accentless-pattern.ts';
import type { AccountTraces } from './account-traces.ts';
import type { Fates } from './fates.ts';

/** Records of others in which an account stands: as who did something for the shop, or was written about. */
interface StaffTraces {
  readonly collection: string;
  readonly of: (traces: AccountTraces) => Readonly<Record<string, unknown>>;
  readonly forgotten: Fates;
}

const byEmail = (path: string) => (traces: AccountTraces) => ({ [path]: { $in: traces.emails } });
const byName = (path: string) => (traces: AccountTraces) => ({ [path]: { $in: traces.staffNames } });

/**
 * What the account left while it worked in the shop, which is none of what it takes along: the deeds stay, and who did
 * them goes. Beside the table of what is an account's own (account-records.ts).
 */
export const staffTraces: readonly StaffTraces[] = [
  {
    collection: 'auditrecords',
    of: ({ uids, emails }) => ({ $or: [{ actorUid: { $in: uids } }, { actor: { $in: emails } }] }),
    forgotten: { actor: 'email', actorName: 'name', actorUid: 'uid' },
  },
  {
    // Questions are called by their first words.
    collection: 'auditrecords',
    of: ({ threadIds }) => ({ subjectId: { $in: threadIds.map(String) } }),
    forgotten: { subjectName: 'blank', changes: 'scrub' },
  },
  {
    collection: 'auditrecords',
    of: byEmail('subjectName'),
    forgotten: { subjectName: 'scrub', changes: 'scrub' },
  },
  { collection: 'customernotes', of: byName('by'), forgotten: { by: 'name' } },
  { collection: 'ordernotes', of: byName('by'), forgotten: { by: 'name' } },
  { collection: 'problems', of: byName('closedBy'), forgotten: { closedBy: 'name' } },
  { collection: 'staffinvitations', of: byEmail('invitedBy'), forgotten: { invitedBy: 'email' } },
  { collection: 'threads', of: byEmail('messages.staff'), forgotten: { 'messages.staff': 'email' } },
  { collection: 'threads', of: byEmail('notes.by'), forgotten: { 'notes.by': 'email' } },
  { collection: 'shopsettings', of: byEmail('updatedBy'), forgotten: { updatedBy: 'email' } },
  {
    collection: 'disputes',
    of: byEmail('evidence.by.email'),
    forgotten: { 'evidence.by.uid': 'uid', 'evidence.by.email': 'email', 'evidence.by.name': 'name' },
  },
  {
    // Of several, the others have it still.
    collection: 'mails',
    of: ({ emails }) => ({
      to: { $in: emails.map((email) => new RegExp(`(^|, )${literally(email)}(,|$)`)) },
    }),
    forgotten: { to: 'scrub' },
  },
];
