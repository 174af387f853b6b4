import type { ClientSession } from 'mongoose';
import type { Contact } from '../../../domain/input/input-rules.ts';
import { DomainError } from '../platform/domain-error.ts';
import { searchKeysFor } from './account-keys.ts';
import { type User, UserModel } from './user.entity.ts';

/** What is asked of the account of whoever orders, reviews or waits for something. */
type OwnAccount = Pick<User, 'uid'>;

const isItself = { mergedInto: { $exists: false } } as const;

/**
 * Keeps how an account can be reached, in the transaction of its order, as `requireUnmerged` does.
 *
 * @param isCollected whether its shopper collects it, so that its location is not theirs
 * @throws DomainError CONFLICT where it was merged into another one a moment ago
 */
export async function keepContact(
  user: User,
  contact: Contact,
  session: ClientSession,
  { isCollected = false } = {},
): Promise<void> {
  const { uid, name, email, formerEmails } = user;
  const { username, phone, location } = contact;
  const searchKeys = searchKeysFor({ name, email, phone, ...(formerEmails && { formerEmails }) });
  const isAsKnown = { $and: [{ $eq: ['$name', literal(name)] }, { $eq: ['$email', literal(email)] }] };
  const { matchedCount } = await UserModel.collection.updateOne(
    { uid, ...isItself },
    [
      {
        $set: {
          recipient: literal(username),
          phone: literal(phone),
          ...(!isCollected && { location: literal(location) }),
          revision: { $add: [{ $ifNull: ['$revision', 0] }, 1] },
          // An account that was renamed meanwhile is made findable at the next start.
          searchKeys: { $cond: [isAsKnown, literal(searchKeys), '$$REMOVE'] },
        },
      },
    ],
    { session },
  );
  if (matchedCount === 0) throw justMerged();
}

/**
 * Makes sure that what a transaction writes for an account is not left behind: whoever merges the account at the same
 * moment writes to it as well, so that one of the two has to look again.
 *
 * @throws DomainError CONFLICT where it was merged into another one a moment ago
 */
export async function requireUnmerged({ uid }: OwnAccount, session: ClientSession): Promise<void> {
  const { matchedCount } = await UserModel.updateOne(
    { uid, ...isItself },
    { $inc: { revision: 1 } },
    { session },
  );
  if (matchedCount === 0) throw justMerged();
}

/** Text as it is, whatever signs it begins with. */
function literal(value: unknown) {
  return { $literal: value };
}

function justMerged(): DomainError {
  const message = 'Your account was joined with another one of yours at this moment. Please try again.';
  return new DomainError('CONFLICT', message);
}
