import type DataLoader from 'dataloader';
import type { PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { toObjectId } from '../database/object-id.ts';
import { notFound } from '../platform/domain-error.ts';
import { AccountList } from '../users/account-list.ts';
import { UserModel, type UserRecord } from '../users/user.entity.ts';
import { type Customer, type CustomerWhere, toCustomer } from './customer.entity.ts';
import type { CustomerFigures } from './customer-figures.ts';

/** The loaders that resolvers use for customers. */
export interface CustomerLoading {
  /** What accounts have ordered, by their uid, added up together. */
  readonly figuresLoader: DataLoader<string, CustomerFigures>;
  /** Customers by their uid, looked up together; null where there is no account any more. */
  readonly customerLoader: DataLoader<string, Customer | null>;
}

/** Accounts, for the staff of the shop. */
export class CustomersService {
  private readonly accounts = new AccountList(toCustomer);

  /** A page of them, by name. */
  list({ search }: CustomerWhere, page: PageRequest): Promise<LazyConnection<Customer>> {
    return this.accounts.page({ search }, page);
  }

  /**
   * A customer by the id of the account, or of one that was merged into it.
   *
   * @throws DomainError NOT_FOUND
   */
  async get(id: string): Promise<Customer> {
    const record = await UserModel.findById(toObjectId(id, 'Customer')).lean<UserRecord>();
    const [kept] = record?.mergedInto ? await this.findMany([record.mergedInto]) : [];
    const customer = kept ?? (record && toCustomer(record));
    if (!customer) throw notFound('Customer');
    return customer;
  }

  /** Customers by their uid; null where there is none. */
  async findMany(uids: readonly string[]): Promise<(Customer | null)[]> {
    const records = await UserModel.find({ uid: { $in: [...uids] } }).lean<UserRecord[]>();
    const byUid = new Map(records.map((record) => [record.uid, toCustomer(record)]));
    return uids.map((uid) => byUid.get(uid) ?? null);
  }
}
