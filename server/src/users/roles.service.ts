import type { ClientSession } from 'mongoose';
import { can, isOfStaff, permissions, Role } from '../../../domain/permissions.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { AuditAction } from '../audit/audit-record.entity.ts';
import { changesBetween } from '../audit/changes.ts';
import type { Database } from '../database/database.ts';
import { DomainError, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { lockAdmin } from './lock-admin.ts';
import { requireSoleSignIn } from './sole-sign-in.ts';
import { type User, UserModel, type UserRecord } from './user.entity.ts';
import { toUser } from './users.service.ts';
import { forbidden } from './viewer.ts';

/** Who runs the shop. Roles are the only way to rights, so every change of one is noted. */
export class RolesService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
  ) {}

  /** Who has a role in the shop, those with the most rights first, by address. */
  async listStaff(): Promise<User[]> {
    const staff = await UserModel.find({ role: { $in: Object.values(Role).filter(isOfStaff) } })
      .sort({ role: 1, email: 1 })
      .lean<UserRecord[]>();
    return staff.map(toUser);
  }

  /**
   * Makes an account an admin. Doing it twice changes nothing more.
   *
   * @throws DomainError NOT_FOUND when nobody signed in with the address yet; CONFLICT where others sign in to it too
   */
  makeAdmin(email: string, actor: Actor): Promise<User> {
    return this.changeRole(email, 'admin', actor);
  }

  /**
   * Makes an admin a regular account. Doing it twice changes nothing more.
   *
   * @throws DomainError as `setRole`
   */
  removeAdmin(email: string, actor: User): Promise<User> {
    return this.changeRole(email, 'regular', actor, ['admin']);
  }

  /**
   * Gives an account a role. Doing it twice changes nothing more.
   *
   * @throws DomainError NOT_FOUND when nobody signed in with the address yet; LAST_ADMIN when no admin would be left;
   *   CONFLICT for a role of the staff where others sign in to the account too; FORBIDDEN when the actor lost the role at this very moment
   */
  setRole(email: string, role: Role, actor: Actor): Promise<User> {
    return this.changeRole(email, role, actor);
  }

  /**
   * Gives a role to the account that was invited to it, unless it may do all of that already.
   *
   * @throws DomainError NOT_FOUND; CONFLICT where others sign in to it too
   */
  async acceptRole(uid: string, role: Role, session: ClientSession): Promise<User> {
    const before = await UserModel.findOne({ uid }).session(session).lean<UserRecord>();
    if (!before) throw notFound('Account');
    if (!isPromotion(before.role, role)) return toUser(before);
    return this.change(before, role, toUser(before), session);
  }

  /** @param from roles that it is taken from; none of them, and nothing changes */
  private changeRole(
    email: string,
    role: Role,
    actor: Actor,
    from: readonly Role[] = Object.values(Role),
  ): Promise<User> {
    const address = email.trim().toLowerCase();
    return this.db.transaction(async (session) => {
      const before = await UserModel.findOne({ email: address }).session(session).lean<UserRecord>();
      if (!before) {
        if (isOfStaff(role)) await requireSoleSignIn(address, session);
        throw notFound(`An account with the e-mail ${email}`);
      }
      if (before.role === role || !from.includes(before.role)) return toUser(before);
      return this.change(before, role, actor, session);
    });
  }

  private async change(before: UserRecord, role: Role, actor: Actor, session: ClientSession): Promise<User> {
    if (isOfStaff(role)) await requireSoleSignIn(before.email, session);
    // A merge at the same moment writes to the account as well, so that one of the two looks again.
    const after = await writeRole(before, role, session);
    if (before.role === 'admin') await this.requireAnotherAdmin(before, actor, session);
    await this.recordChange(before, after, actor, session);
    return toUser(after);
  }

  /**
   * Makes sure that an admin stays, and writes to the one who does: the actor or, where that is the one who goes or
   * the command line, any other. Two admins who remove each other at once would each see the other one stay: as both
   * write to both accounts, one of them has to look again.
   */
  private async requireAnotherAdmin(
    removed: UserRecord,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const isOwn = removed.uid === actor.uid;
    const stays = isOwn || !actor.uid ? { $ne: removed.uid } : { $eq: actor.uid };
    if (await lockAdmin(stays, session)) return;
    if ('$eq' in stays) throw forbidden('manageStaff');
    const who = isOwn ? 'You are' : `${removed.email} is`;
    throw new DomainError('LAST_ADMIN', `${who} the last admin. Make somebody else one first.`);
  }

  private recordChange(
    before: UserRecord,
    after: UserRecord,
    actor: Actor,
    session: ClientSession,
  ): Promise<void> {
    const action = actionOf(before.role, after.role);
    const changes = changesBetween(before, after, ['role']);
    const subjectId = before._id.toHexString();
    return this.audit.record(
      { actor, action, subject: 'user', subjectId, subjectName: before.email, changes },
      session,
    );
  }
}

function actionOf(from: Role, to: Role): AuditAction {
  if (to === 'admin') return 'make_admin';
  return from === 'admin' ? 'remove_admin' : 'set_role';
}

/** Whether a role may do all that another one may, and more. */
function isPromotion(from: Role, to: Role): boolean {
  const rightsOf = (role: Role) => permissions.filter((permission) => can(role, permission));
  return rightsOf(to).length > rightsOf(from).length;
}

/** In a transaction with the look at the account before: somebody else's change meanwhile makes both start again. */
async function writeRole(
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
