import type { ClientSession } from 'mongoose';
import { FORMER_CUSTOMER } from '../../../domain/orders/former-customer.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { toObjectId } from '../database/object-id.ts';
import { badInput, DomainError, notFound } from '../platform/domain-error.ts';
import { type User, UserModel, type UserRecord } from '../users/user.entity.ts';
import type { AccountForgettingService } from './account-forgetting.service.ts';
import { deletionObstacles, requireAnotherAdmin } from './deletion-obstacles.ts';
import { markForgotten } from './forgotten-mark.ts';
import { endOpenAffairs, type PetOrderEnder } from './open-affairs.ts';
import { requireRecentSignIn } from './recent-sign-in.ts';

/** What whoever deletes an account decides. */
export interface DeletionChoice {
  /** The address of the account, typed once more. */
  readonly confirmEmail: string;
  /** Whether its reviews stay, as those of a former customer. */
  readonly keepsReviews: boolean;
}

/**
 * Deletes accounts. What decides is one transaction: from then on nobody is let in, and what is left is forgotten at once
 * or, where that is broken off, by the next round (account-forgetting.service.ts).
 */
export class AccountDeletionService {
  constructor(
    private readonly db: Database,
    private readonly audit: AuditService,
    private readonly forgetting: AccountForgettingService,
    private readonly petOrders: PetOrderEnder,
  ) {}

  /**
   * Deletes the viewer's own account.
   *
   * @throws DomainError FORBIDDEN long after a sign-in, BAD_USER_INPUT for another address, LAST_ADMIN, CONFLICT naming
   *   what is in the way
   */
  deleteOwn(viewer: User, choice: DeletionChoice): Promise<void> {
    requireRecentSignIn(viewer, databaseClock.now());
    return this.delete(viewer._id, choice, async () => {});
  }

  /**
   * Deletes the account of somebody who asks for it. The audit says that it was done, and not whose it was.
   *
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT, LAST_ADMIN, CONFLICT
   */
  deleteFor(id: string, choice: DeletionChoice, actor: User): Promise<void> {
    return this.delete(id, choice, ({ _id }, session) =>
      this.audit.record(
        {
          ...{ actor, action: 'forget_customer', subject: 'user', subjectId: _id.toHexString() },
          ...{
            subjectName: FORMER_CUSTOMER,
            changes: [{ field: 'account', before: null, after: 'forgotten' }],
          },
        },
        session,
      ),
    );
  }

  private async delete(
    id: string,
    { confirmEmail, keepsReviews }: DeletionChoice,
    note: (account: UserRecord, session: ClientSession) => Promise<void>,
  ): Promise<void> {
    const forgotten = await this.db.transaction(async (session) => {
      const account = await UserModel.findById(toObjectId(id, 'Account')).session(session).lean<UserRecord>();
      if (!account || account.mergedInto) throw notFound('Account');
      if (confirmEmail.trim().toLowerCase() !== account.email) {
        throw badInput({ confirmEmail: 'Type the e-mail address of the account' });
      }
      await requireAnotherAdmin(account, session);
      const obstacles = await deletionObstacles(account, session);
      if (obstacles.length > 0) throw new DomainError('CONFLICT', obstacles.join('\n'));
      await endOpenAffairs([account.uid], this.petOrders, session);
      await note(account, session);
      return markForgotten(account, keepsReviews, session);
    });
    await this.forgetting.begin(forgotten);
  }
}
