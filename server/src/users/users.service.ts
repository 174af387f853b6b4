import type DataLoader from 'dataloader';
import type { ClientSession } from 'mongoose';
import { DAY_MS } from '../../../domain/durations.ts';
import { profileRules } from '../../../domain/input/account-rules.ts';
import { type MailKind, optionalMailKinds } from '../../../domain/mail/mail-kinds.ts';
import { can, Role } from '../../../domain/permissions.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import type { PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { entityOf } from '../database/model-of.ts';
import { emailChanged, registered } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { AccountList, type AccountsWanted } from './account-list.ts';
import { makeFindable } from './account-search.ts';
import { isForgotten } from './forgotten/forgotten-account.entity.ts';
import type { VerifiedIdentity } from './identity.gateway.ts';
import { User, UserModel, type UserRecord } from './user.entity.ts';

/** How old an account may be whose first profile is still welcomed; older ones are from before the shop sent mails. */
const WELCOME_MS = DAY_MS;

/** What requests read of their own account: everything but the search keys. */
const ofViewer = { projection: { searchKeys: 0, beginnings: 0 } } as const;

/** Stands in each write of a name or an address: should the one after it be missed, the next start finds the account. */
const foundAnew = { $unset: { searchKeys: '' } };

export interface IdentityLoading {
  /** Who was merged into accounts, by the uid of the account, looked up together. */
  readonly mergedLoader: DataLoader<string, UserRecord[]>;
}

/** What names the address of an account: told when it has another one. */
interface NamesAddress {
  nameAddress(uid: string, email: string, session: ClientSession): Promise<void>;
}

/** Accounts. The role is looked up at every request, so a change of it works at once. */
export class UsersService {
  private readonly accounts = new AccountList(toUser);

  constructor(
    private readonly db: Database,
    private readonly outbox: MailOutbox,
    private readonly named: NamesAddress,
  ) {}

  /**
   * The account of a verified identity; made at its first sign-in, always `regular`. Of two tokens, that of the newer
   * sign-in says what the address is and whether it is proved.
   *
   * @throws DomainError UNAUTHENTICATED for a token from before the address was proved: whoever made it may be somebody
   *   else than the holder of the address, and its owner gets a newer one
   */
  async signIn(identity: VerifiedIdentity): Promise<User> {
    const { uid, email, isEmailVerified: emailVerified } = identity;
    const known = await UserModel.collection.findOne<UserRecord>({ uid }, ofViewer);
    if (!known && (await isForgotten(uid))) throw deletedAccount();
    if (known?.mergedInto) return this.signInMerged(identity, known, known.mergedInto);
    if (known?.email === email && known.emailVerified === emailVerified) return toUser(known);
    const age = known ? compareTokens(identity, known) : 1;
    if (age <= 0 && known?.emailVerified && !emailVerified) throw outdatedToken();
    if (age < 0 && known) return toUser(known);

    try {
      return await this.write(identity, known);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      // A browser's first requests arrive together: another one has created it by now. Or it was merged meanwhile.
      const merged = await UserModel.findOne({ uid, mergedInto: { $exists: true } }).lean<UserRecord>();
      return merged ? this.signIn(identity) : this.write(identity, known);
    }
  }

  /**
   * The account that an account was merged into, without its role: that was given to the person behind its own address.
   * Which tokens of the merged one count is decided as ever: somebody else may have registered its address before its
   * holder came.
   */
  private async signInMerged(identity: VerifiedIdentity, merged: UserRecord, uid: string): Promise<User> {
    const { email: mergedEmail, isEmailVerified: emailVerified } = identity;
    const { signedInAt, issuedAt: tokenIssuedAt } = identity;
    const age = compareTokens(identity, merged);
    if (age <= 0 && merged.emailVerified && !emailVerified) throw outdatedToken();
    const isAsKnown = merged.emailVerified === emailVerified && merged.mergedEmail === mergedEmail;
    if (age > 0 && !isAsKnown) {
      const said = { mergedEmail, emailVerified, signedInAt, tokenIssuedAt };
      await UserModel.updateOne({ _id: merged._id }, said);
    }
    const kept = await UserModel.collection.findOne<UserRecord>({ uid }, ofViewer);
    if (!kept) throw deletedAccount();
    // It may have been merged in turn since the first look, which leads there at once.
    if (kept.mergedInto) return this.signIn(identity);
    return Object.assign(toUser(kept), { role: Role.REGULAR, isMergedIn: true as const });
  }

  /** Who was merged into accounts, for each of them by its uid. */
  async mergedInto(uids: readonly string[]): Promise<UserRecord[][]> {
    const merged = await UserModel.find({ mergedInto: { $in: uids } }).lean<UserRecord[]>();
    const byAccount = Map.groupBy(merged, ({ mergedInto }) => mergedInto);
    return uids.map((uid) => byAccount.get(uid) ?? []);
  }

  /** Takes the profile that a registration or a first sign-in sends, and welcomes it; a role in it is ignored. */
  async save(user: User, input: unknown): Promise<User> {
    const { name } = checkInput(profileRules, input);
    const record = await this.db.transaction(async (session) => {
      const saved = await UserModel.findByIdAndUpdate(
        user._id,
        { name, ...foundAnew },
        { session, returnDocument: 'after' },
      ).lean<UserRecord>();
      if (!saved) throw notFound('Account');
      if (saved.createdAt > databaseClock.in(-WELCOME_MS))
        await this.outbox.add([registered(saved)], session);
      return saved;
    });
    await makeFindable(record);
    return toUser(record);
  }

  /**
   * Switches off the mails of these kinds, and switches on all others.
   *
   * @throws DomainError BAD_USER_INPUT where a sale needs one of them, or the account never gets it
   */
  async updateUnwantedMail(user: User, kinds: readonly MailKind[]): Promise<User> {
    const optional = optionalMailKinds(can(user.role, 'getShopMails'));
    const needed = kinds.filter((kind) => !optional.includes(kind));
    if (needed.length > 0) {
      const message = `These cannot be switched off: ${needed.join(', ')}`;
      throw new DomainError('BAD_USER_INPUT', message, { kinds: message });
    }
    const unwantedMail = optional.filter((kind) => kinds.includes(kind));
    const record = await UserModel.findByIdAndUpdate(
      user._id,
      { unwantedMail },
      { returnDocument: 'after' },
    ).lean<UserRecord>();
    if (!record) throw notFound('Account');
    return toUser(record);
  }

  /** Whether the contact of its latest order is filled in for the next one. */
  async offerLastContact(user: User, isOffered: boolean): Promise<User> {
    const record = await UserModel.findByIdAndUpdate(
      user._id,
      isOffered ? { $unset: { hidesLastContact: '' } } : { hidesLastContact: true },
      { returnDocument: 'after' },
    ).lean<UserRecord>();
    if (!record) throw notFound('Account');
    return toUser(record);
  }

  /** A page of the accounts, by name. */
  list(wanted: AccountsWanted, page: PageRequest): Promise<LazyConnection<User>> {
    return this.accounts.page(wanted, page);
  }

  /**
   * The account with an e-mail address, for its owner and for admins.
   *
   * @throws DomainError FORBIDDEN for anybody else, whether the address is known or not; NOT_FOUND
   */
  async getByEmail(email: string, viewer: User): Promise<User> {
    const address = email.toLowerCase();
    if (!can(viewer.role, 'manageStaff') && viewer.email !== address) {
      throw new DomainError('FORBIDDEN', 'You may look up your own account only');
    }
    // As who is signed in, whose role may be another than the account's.
    if (viewer.email === address) return viewer;
    const record = await UserModel.findOne({ email: address }).lean<UserRecord>();
    if (!record) throw notFound('Account');
    return toUser(record);
  }

  /** Creates or updates the account of an identity. @throws where another request creates it meanwhile */
  private async write(identity: VerifiedIdentity, known: UserRecord | null): Promise<User> {
    const { uid, email, isEmailVerified: emailVerified, signedInAt, issuedAt: tokenIssuedAt } = identity;
    await this.releaseEmail(identity);
    const isProved = known && isProvedBy(identity, known);
    const name = isProved && identity.name ? identity.name : undefined;
    const record = await UserModel.findOneAndUpdate(
      { uid, mergedInto: { $exists: false } },
      {
        $set: { email, emailVerified, signedInAt, tokenIssuedAt, ...(name && { name }) },
        ...foundAnew,
        $setOnInsert: {
          ...(!name && { name: identity.name }),
          role: 'regular',
          createdAt: databaseClock.now(),
        },
      },
      { upsert: true, returnDocument: 'after' },
    ).lean<UserRecord>();
    if (!record) throw notFound('Account');
    await refuseForgotten(record);
    await makeFindable(record);
    if (known && known.email !== email) await this.moveAddress(known, email, signedInAt);
    return toUser(record);
  }

  /** Tells the old address, and has what names it name the new one. */
  private moveAddress(known: UserRecord, email: string, at: number): Promise<void> {
    return this.db.transaction(async (session) => {
      if (known.email) await this.outbox.add([emailChanged(known, at)], session);
      await this.named.nameAddress(known.uid, email, session);
    });
  }

  /** An address that was registered again belongs to the new account; the old one keeps its orders without it. */
  private async releaseEmail(identity: VerifiedIdentity): Promise<void> {
    await UserModel.updateMany(
      { email: identity.email, uid: { $ne: identity.uid } },
      { $unset: { email: '', searchKeys: '', beginnings: '' } },
    );
  }
}

/** A record of the database as a plain account. */
export function toUser(record: UserRecord): User {
  return entityOf(User, record);
}

/** Below 0 for a token of an older sign-in than the one that is known, or an older one of the same. */
function compareTokens({ signedInAt, issuedAt }: VerifiedIdentity, known: UserRecord): number {
  return signedInAt - (known.signedInAt ?? 0) || issuedAt - (known.tokenIssuedAt ?? 0);
}

/** Whether somebody else may have registered the address, whose holder has come with an account that proves it. */
function isProvedBy({ isEmailVerified, provider }: VerifiedIdentity, { emailVerified }: UserRecord): boolean {
  return isEmailVerified && !emailVerified && provider !== 'password';
}

/** An account that was deleted between the look at it and the write is not made anew by its token. */
async function refuseForgotten({ _id, uid }: UserRecord): Promise<void> {
  if (!(await isForgotten(uid))) return;
  await UserModel.deleteOne({ _id });
  throw deletedAccount();
}

function deletedAccount(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'This account was deleted.');
}

function outdatedToken(): DomainError {
  return new DomainError('UNAUTHENTICATED', 'Your e-mail address was proved meanwhile. Please log in again.');
}
