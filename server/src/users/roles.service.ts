import type { ClientSession } from 'mongoose';
import type { AuditService } from '../audit/audit.service.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Database } from '../database/database.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { type User, UserModel, type UserRecord } from './user.entity.ts';
import { toUser } from './users.service.ts';
import { forbidden } from './viewer.ts';

/** Who runs the shop. Roles are the only way to rights, so every change of one is noted. */
export class RolesService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
  ) {}

  /**
   * Makes an account an admin. Doing it twice changes nothing more.
   *
   * @throws DomainError NOT_FOUND when nobody signed in with the address yet
   */
  makeAdmin(email: string, actor: Actor): Promise<User> {
    return this.db.transaction(async (session) => {
      const before = await getByEmail(email, session);
      if (before.role === 'admin') return toUser(before);

      const after = await setRole(before, 'admin', session);
      await this.recordChange('make_admin', before, after, actor, session);
      return toUser(after);
    });
  }

  /**
   * Makes an admin a regular account. Doing it twice changes nothing more.
   *
   * @throws DomainError NOT_FOUND; LAST_ADMIN when nobody would be left; FORBIDDEN when the actor lost
   *   the role at this very moment
   */
  removeAdmin(email: string, actor: User): Promise<User> {
    return this.db.transaction(async (session) => {
      const before = await getByEmail(email, session);
      if (before.role !== 'admin') return toUser(before);

      const after = await setRole(before, 'regular', session);
      await this.requireAnotherAdmin(before, actor, session);
      await this.recordChange('remove_admin', before, after, actor, session);
      return toUser(after);
    });
  }

  /**
   * Makes sure that an admin stays, and writes to the one who does. Two admins who remove each other at
   * once would each see the other one stay: as both write to both accounts, one of them has to look again.
   */
  private async requireAnotherAdmin(removed: UserRecord, actor: User, session: ClientSession): Promise<void> {
    const isOwn = removed.uid === actor.uid;
    const stays = await UserModel.findOneAndUpdate(
      // Without an address, an account can not sign in any more.
      { role: 'admin', email: { $type: 'string' }, uid: isOwn ? { $ne: actor.uid } : actor.uid },
      { $inc: { revision: 1 } },
      { session },
    ).lean<UserRecord>();
    if (stays) return;
    if (isOwn) throw new DomainError('LAST_ADMIN', 'You are the last admin. Make somebody else one first.');
    throw forbidden('manageStaff');
  }

  private recordChange(
    action: 'make_admin' | 'remove_admin',
    before: UserRecord,
    after: UserRecord,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const changes = changesBetween(before, after, ['role']);
    const subjectId = before._id.toHexString();
    return this.audit.record(
      { actor, action, subject: 'user', subjectId, subjectName: before.email, changes },
      session,
    );
  }
}

async function getByEmail(email: string, session: ClientSession): Promise<UserRecord> {
  const record = await UserModel.findOne({ email: email.trim().toLowerCase() })
    .session(session)
    .lean<UserRecord>();
  if (!record) throw notFound(`An account with the e-mail ${email}`);
  return record;
}

/** In a transaction with the look at the account before: somebody else's change meanwhile makes both start again. */
async function setRole(
  { _id, role: from }: UserRecord,
  role: User['role'],
  session: ClientSession,
): Promise<UserRecord> {
  const record = await UserModel.findOneAndUpdate(
    { _id, role: from },
    { role },
    { session, returnDocument: 'after' },
  ).lean<UserRecord>();
  if (!record) throw notFound('Account');
  return record;
}
