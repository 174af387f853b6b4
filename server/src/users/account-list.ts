import type { Role } from '../../../domain/permissions.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { ListCounts } from '../database/lists/list-counts.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { foundBy, isListed, roles } from './account-search.ts';
import { anyCase, searchKeysIndex, UserModel, type UserRecord } from './user.entity.ts';

/** Which accounts to list. */
export interface AccountsWanted {
  readonly role?: Role | null;
  /** Beginnings of words of the name or the e-mail address (account-search.ts). */
  readonly search?: string | null;
}

const byName: Order = { field: 'name', of: 'text', direction: 1 };

/** Time-out of the queries for a page and its count. */
const QUERY_TIMEOUT_MS = 5000;

/** Accounts by name, as whatever they are shown as. */
export class AccountList<T> {
  private readonly listing;

  constructor(toNode: (record: UserRecord) => T) {
    this.listing = {
      ...{ model: UserModel, order: byName, toNode, collation: anyCase },
      ...{ maxTime: QUERY_TIMEOUT_MS, counts: new ListCounts() },
    };
  }

  async page({ role, search }: AccountsWanted, page: PageRequest): Promise<LazyConnection<T>> {
    const found = await foundBy(search ?? '');
    if (!found) return paginate(this.listing, { ...isListed, ...(role && { role }) }, page);
    // The index begins with the role; only accounts that are listed have what they are found by.
    const filter = { role: role ?? { $in: roles }, ...found };
    return paginate({ ...this.listing, index: searchKeysIndex }, filter, page);
  }
}
