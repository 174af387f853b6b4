import type { ClientSession } from 'mongoose';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { toObjectId } from '../../database/object-id.ts';
import { notFound } from '../../platform/domain-error.ts';
import { makeFindable } from '../../users/account-search.ts';
import { type User, UserModel, type UserRecord } from '../../users/user.entity.ts';
import { type Customer, toCustomer } from '../customer.entity.ts';

/** What the account that is kept has by now; what is left of the other one is who it was and since when. */
const movedAway = {
  ...{ recipient: '', phone: '', location: '', addresses: '', household: '' },
  ...{ formerEmails: '', searchKeys: '' },
};

/** Takes sign-ins away that a merge has led to another account. */
export class SignInRemovalService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
  ) {}

  /**
   * Has whoever signs in to an account because they were merged into it be by themselves from now on: in an account of
   * their own with nothing in it, as all that they had stays where it is.
   *
   * @param id of the sign-in
   * @returns the account that they reached so far
   * @throws DomainError NOT_FOUND for what is no sign-in that was merged in
   */
  async remove(id: string, actor: User): Promise<Customer> {
    const _id = toObjectId(id, 'Sign-in');
    const { kept, parted } = await this.db.transaction(async (session) => {
      const signIn = await UserModel.findOne({ _id, mergedInto: { $exists: true } })
        .session(session)
        .lean<UserRecord>();
      if (!signIn) throw notFound('Sign-in');
      const kept = await lockKept(signIn, session);
      const parted = await part(signIn, session);
      const { email } = kept;
      const account = { subject: 'user', subjectId: kept._id.toHexString(), subjectName: email } as const;
      const before = `${signIn.mergedEmail ?? 'no address'} (${id})`;
      const changes = [{ field: 'signIn', before, after: null }];
      await this.audit.record({ actor, action: 'remove_sign_in', ...account, changes }, session);
      return { kept, parted };
    });
    if (parted.email) await makeFindable(parted);
    return toCustomer(kept);
  }
}

/** Has whoever gives the account a role at this moment take turns. @throws DomainError NOT_FOUND */
async function lockKept({ mergedInto }: UserRecord, session: ClientSession): Promise<UserRecord> {
  const record = await UserModel.findOneAndUpdate(
    { uid: mergedInto },
    { $inc: { revision: 1 } },
    { session, returnDocument: 'after' },
  ).lean<UserRecord>();
  if (!record) throw notFound('Sign-in');
  return record;
}

/** Leads a sign-in to itself again. An address that another account has by now comes back with its next token. */
async function part({ _id, mergedEmail }: UserRecord, session: ClientSession): Promise<UserRecord> {
  const isTaken = mergedEmail && (await UserModel.exists({ email: mergedEmail }).session(session));
  const own = mergedEmail && !isTaken ? { email: mergedEmail } : {};
  return UserModel.findOneAndUpdate(
    { _id, mergedInto: { $exists: true } },
    { $set: own, $unset: { mergedInto: '', mergedEmail: '', ...movedAway } },
    { session, returnDocument: 'after' },
  )
    .orFail()
    .lean<UserRecord>();
}
