import { MAX_ADDRESSES, withAddress, withoutAddress } from '../../../../domain/addresses/address-book.ts';
import { savedAddressRules } from '../../../../domain/addresses/saved-address-rules.ts';
import type { Database } from '../../database/database.ts';
import { newId, toObjectId } from '../../database/object-id.ts';
import { checkInput, DomainError, notFound } from '../../platform/domain-error.ts';
import { type User, UserModel, type UserRecord } from '../user.entity.ts';
import { toUser } from '../users.service.ts';
import type { AccountAddress } from './saved-address.entity.ts';

/** The addresses that an account keeps. They stand in its own record, and go where it goes. */
export class AddressesService {
  constructor(private readonly db: Database) {}

  /**
   * Keeps an address, a new one or in place of one with its id.
   *
   * @throws DomainError BAD_USER_INPUT naming the fields; NOT_FOUND for an id of no address; CONFLICT for one too many
   */
  save(user: User, input: unknown): Promise<User> {
    const { id, ...address } = checkInput(savedAddressRules, input);
    return this.change(user, (list) => {
      if (id !== undefined && !list.some((one) => one.id === id)) throw notFound('Address');
      if (id === undefined && list.length >= MAX_ADDRESSES) {
        throw new DomainError('CONFLICT', `You keep ${MAX_ADDRESSES} addresses already`);
      }
      return withAddress(list, { ...address, id: id ?? newId() });
    });
  }

  /** Forgets an address; one that is gone already stays gone. @throws DomainError NOT_FOUND for no id */
  async remove(user: User, id: string): Promise<User> {
    const known = toObjectId(id, 'Address').toHexString();
    return this.change(user, (list) => withoutAddress(list, known));
  }

  /** In a transaction: of two changes at once the second one sees the first. */
  private change(user: User, edit: (list: AccountAddress[]) => AccountAddress[]): Promise<User> {
    return this.db.transaction(async (session) => {
      const before = await UserModel.findById(user._id, { addresses: 1 }).session(session).lean<UserRecord>();
      if (!before) throw notFound('Account');
      const addresses = edit(before.addresses ?? []);
      const options = { session, returnDocument: 'after' } as const;
      const saved = await UserModel.findByIdAndUpdate(user._id, { addresses }, options)
        .orFail()
        .lean<UserRecord>();
      return toUser(saved);
    });
  }
}
