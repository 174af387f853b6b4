import { profileRules } from '../../../domain/account-rules.ts';
import type { Role } from '../../../domain/pet-options.ts';
import type { Order, PageRequest } from '../platform/connection.ts';
import { databaseClock } from '../platform/database-clock.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { isDuplicateKey } from '../platform/duplicate-key.ts';
import { findRecords } from '../platform/find-records.ts';
import { type LazyConnection, listPage } from '../platform/listing.ts';
import { foundBy, isListed, makeFindable, roles } from './account-search.ts';
import type { VerifiedIdentity } from './identity.gateway.ts';
import { anyCase, beginningsIndex, User, UserModel, type UserRecord } from './user.entity.ts';
import { isAdmin } from './viewer.ts';

/** Which accounts to list. */
export interface UserList {
  readonly role?: Role | null;
  /** Beginnings of words of the name or the e-mail address (account-search.ts). */
  readonly search?: string | null;
}

const byName: Order = { field: 'name', of: 'text', direction: 1 };
/** Longest work of the database on a page, in milliseconds: no search is a reason to hang. */
const MAX_TIME = 5000;

/** What a request is to know of the account that it speaks for: all but what the account is found by. */
const ofViewer = { limit: 1, projection: { beginnings: 0 } } as const;

/** Stands in each write of a name or an address: should the one after it be missed, the next start finds the account. */
const foundAnew = { $unset: { beginnings: '' } };

/** Accounts. The role is looked up at every request, so a change of it works at once. */
export class UsersService {
  /** The account of a verified identity; made at its first sign-in, always `regular`. */
  async signIn(identity: VerifiedIdentity): Promise<User> {
    const { uid, email, isEmailVerified: emailVerified } = identity;
    const [known] = await findRecords<UserRecord>(UserModel.collection, { uid }, ofViewer);
    if (known?.email === email && known.emailVerified === emailVerified) return toUser(known);

    try {
      return await this.write(identity);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // Of a browser's first requests, which arrive together, another one has made it by now.
      return this.write(identity);
    }
  }

  /** Takes the profile that a registration or a first sign-in sends; a role in it is ignored. */
  async save(user: User, input: unknown): Promise<User> {
    const { name } = checkInput(profileRules, input);
    const record = await UserModel.findByIdAndUpdate(
      user._id,
      { name, ...foundAnew },
      { returnDocument: 'after' },
    ).lean<UserRecord>();
    if (!record) throw notFound('Account');
    await makeFindable(record);
    return toUser(record);
  }

  /** A page of the accounts, by name. */
  list({ role, search }: UserList, page: PageRequest): LazyConnection<User> {
    const listing = {
      model: UserModel,
      order: byName,
      toNode: toUser,
      collation: anyCase,
      maxTime: MAX_TIME,
    };
    const found = foundBy(search ?? '');
    if (!found) return listPage(listing, { ...isListed, ...(role && { role }) }, page);
    // The index begins with the role; only accounts that are listed have what they are found by.
    const filter = { role: role ?? { $in: roles }, ...found };
    return listPage({ ...listing, index: beginningsIndex }, filter, page);
  }

  /**
   * The account with an e-mail address, for its owner and for admins.
   *
   * @throws DomainError FORBIDDEN for anybody else, whether the address is known or not; NOT_FOUND
   */
  async getByEmail(email: string, viewer: User): Promise<User> {
    const address = email.toLowerCase();
    if (!isAdmin(viewer) && viewer.email !== address) {
      throw new DomainError('FORBIDDEN', 'You may look up your own account only');
    }
    const record = await UserModel.findOne({ email: address }).lean<UserRecord>();
    if (!record) throw notFound('Account');
    return toUser(record);
  }

  /** Makes the account of an identity, or brings it up to date. @throws where another request makes it meanwhile */
  private async write(identity: VerifiedIdentity): Promise<User> {
    const { uid, email, isEmailVerified: emailVerified } = identity;
    await this.releaseEmail(identity);
    const record = await UserModel.findOneAndUpdate(
      { uid },
      {
        $set: { email, emailVerified },
        ...foundAnew,
        $setOnInsert: { name: identity.name, role: 'regular', createdAt: databaseClock.now() },
      },
      { upsert: true, returnDocument: 'after' },
    ).lean<UserRecord>();
    if (!record) throw notFound('Account');
    await makeFindable(record);
    return toUser(record);
  }

  /** An address that was registered anew belongs to the new account; the old one keeps its orders without it. */
  private async releaseEmail(identity: VerifiedIdentity): Promise<void> {
    await UserModel.updateMany(
      { email: identity.email, uid: { $ne: identity.uid } },
      { $unset: { email: '', beginnings: '' } },
    );
  }
}

/** A record of the database as a plain account. */
export function toUser(record: UserRecord): User {
  const { _id, emailVerified = false } = record;
  return Object.assign(new User(), record, { _id: _id.toHexString(), emailVerified });
}
