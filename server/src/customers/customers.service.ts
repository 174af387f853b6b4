import type DataLoader from 'dataloader';
import { toObjectId } from '../database/object-id.ts';
import type { Order, PageRequest } from '../pagination/connection.ts';
import { type LazyConnection, paginate } from '../pagination/paginate.ts';
import { notFound } from '../platform/domain-error.ts';
import { foundBy, isListed, roles } from '../users/account-search.ts';
import { anyCase, searchKeysIndex, UserModel, type UserRecord } from '../users/user.entity.ts';
import { type Customer, type CustomerWhere, toCustomer } from './customer.entity.ts';
import type { CustomerFigures } from './customer-figures.ts';

/** The loaders that resolvers use for customers. */
export interface CustomerLoading {
  /** What accounts have ordered, by their uid, added up together. */
  readonly figuresLoader: DataLoader<string, CustomerFigures>;
  /** Customers by their uid, looked up together; null where there is no account any more. */
  readonly customerLoader: DataLoader<string, Customer | null>;
}

const listing = {
  model: UserModel,
  order: { field: 'name', of: 'text', direction: 1 } satisfies Order as Order,
  toNode: toCustomer,
  collation: anyCase,
  maxTime: 5000,
};

/** Accounts, for the staff of the shop. */
export class CustomersService {
  /** A page of them, by name. */
  list({ search }: CustomerWhere, page: PageRequest): LazyConnection<Customer> {
    const found = foundBy(search ?? '');
    if (!found) return paginate(listing, isListed, page);
    // The index begins with the role; only accounts that are listed have what they are found by.
    return paginate({ ...listing, index: searchKeysIndex }, { role: { $in: roles }, ...found }, page);
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
