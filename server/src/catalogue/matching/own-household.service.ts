import type { UpdateQuery } from 'mongoose';
import { householdRules } from '../../../../domain/matching/household.ts';
import { checkInput, notFound } from '../../platform/domain-error.ts';
import { type User, UserModel, type UserRecord } from '../../users/user.entity.ts';
import { toUser } from '../../users/users.service.ts';

/** The household that an account keeps. It stands in its own record, and goes where it goes. */
export class OwnHouseholdService {
  /** @throws DomainError BAD_USER_INPUT naming the fields */
  async save(user: User, input: unknown): Promise<User> {
    return change(user, { household: checkInput(householdRules, input) });
  }

  forget(user: User): Promise<User> {
    return change(user, { $unset: { household: '' } });
  }
}

async function change(user: User, update: UpdateQuery<User>): Promise<User> {
  const options = { returnDocument: 'after' } as const;
  const record = await UserModel.findByIdAndUpdate(user._id, update, options).lean<UserRecord>();
  if (!record) throw notFound('Account');
  return toUser(record);
}
