import type { ClientSession } from 'mongoose';
import { invitationRules } from '../../../../domain/input/invitation-rules.ts';
import type { Role } from '../../../../domain/permissions.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { AuditAction } from '../../audit/audit-record.entity.ts';
import { changesBetween } from '../../audit/changes.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { Order, PageRequest } from '../../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../../database/lists/paginate.ts';
import { toObjectId } from '../../database/object-id.ts';
import { staffInvited } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import { newSecretCode } from '../../platform/secret-code.ts';
import type { RolesService } from '../roles.service.ts';
import { requireSoleSignIn } from '../sole-sign-in.ts';
import type { User } from '../user.entity.ts';
import {
  INVITATION_MS,
  type StaffInvitation,
  StaffInvitationModel,
  type StaffInvitationRecord,
  toInvitation,
} from './staff-invitation.entity.ts';

const newestFirst: Order = { field: 'invitedAt', direction: -1 };

/** Invitations to work in the shop: a mail with a link proves that the address is theirs. */
export class StaffInvitationsService {
  constructor(
    private readonly db: Database,
    private readonly roles: RolesService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  list(page: PageRequest): LazyConnection<StaffInvitation> {
    return paginate({ model: StaffInvitationModel, order: newestFirst, toNode: toInvitation }, {}, page);
  }

  /**
   * Invites somebody, or once more: the link of the mail before no longer counts.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field; CONFLICT where others sign in to the account too
   */
  invite(input: { readonly email: string; readonly role: Role }, admin: User): Promise<StaffInvitation> {
    const { email: address, role } = checkInput(invitationRules, input);
    const email = address.toLowerCase();
    return this.db.transaction(async (session) => {
      await requireSoleSignIn(email, session);
      const before = await StaffInvitationModel.findOne({ email })
        .session(session)
        .lean<StaffInvitationRecord>();
      const invitation = {
        ...{ role, code: newSecretCode(), invitedBy: admin.email },
        ...{ invitedAt: databaseClock.now(), expiresAt: databaseClock.in(INVITATION_MS) },
      };
      const after = await StaffInvitationModel.findOneAndUpdate({ email }, invitation, {
        ...{ session, upsert: true, returnDocument: 'after' },
      }).lean<StaffInvitationRecord>();
      if (!after) throw notFound('Invitation');
      await this.outbox.add([staffInvited(after)], session);
      await this.note('invite_staff', before, after, admin, session);
      return toInvitation(after);
    });
  }

  /** @throws DomainError NOT_FOUND */
  withdraw(id: string, admin: User): Promise<StaffInvitation> {
    const _id = toObjectId(id, 'Invitation');
    return this.db.transaction(async (session) => {
      const record = await StaffInvitationModel.findByIdAndDelete(_id, {
        session,
      }).lean<StaffInvitationRecord>();
      if (!record) throw notFound('Invitation');
      await this.note('withdraw_invitation', record, null, admin, session);
      return toInvitation(record);
    });
  }

  /**
   * The invitation of a code, for the account that it was sent to.
   *
   * @throws DomainError NOT_FOUND where it is over; FORBIDDEN for another account
   */
  async get(code: string, viewer: User): Promise<StaffInvitation> {
    return toInvitation(await getOpen(code, viewer, null));
  }

  /**
   * Gives the account the role it was invited to. An account that may do more already keeps its role.
   *
   * @throws DomainError as `get`; CONFLICT where others sign in to the account too
   */
  accept(code: string, viewer: User): Promise<User> {
    return this.db.transaction(async (session) => {
      const { _id, role } = await getOpen(code, viewer, session);
      await StaffInvitationModel.deleteOne({ _id }, { session });
      return this.roles.acceptRole(viewer.uid, role, session);
    });
  }

  private note(
    action: AuditAction,
    before: StaffInvitationRecord | null,
    after: StaffInvitationRecord | null,
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const record = after ?? before;
    if (!record) return Promise.resolve();
    const changes = changesBetween(before, after, ['role', 'expiresAt']);
    const subjectId = record._id.toHexString();
    return this.audit.record(
      { actor, action, subject: 'invitation', subjectId, subjectName: record.email, changes },
      session,
    );
  }
}

async function getOpen(
  code: string,
  { email, isMergedIn }: User,
  session: ClientSession | null,
): Promise<StaffInvitationRecord> {
  const record = await StaffInvitationModel.findOne({ code, expiresAt: { $gt: databaseClock.now() } })
    .session(session)
    .lean<StaffInvitationRecord>();
  if (!record) throw notFound('An open invitation');
  if (record.email !== email)
    throw new DomainError('FORBIDDEN', `This invitation is for another address than ${email}`);
  // The mail proves that address alone.
  if (isMergedIn) throw new DomainError('FORBIDDEN', `Please log in as ${email} to accept`);
  return record;
}
