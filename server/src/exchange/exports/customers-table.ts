import { findInBatches } from '../../database/find-in-batches.ts';
import { type AccountOrders, ordersByAccount } from '../../orders/order/orders-by-account.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { UserModel, type UserRecord } from '../../users/user.entity.ts';
import { type ExportPeriod, timesIn } from './export-period.ts';
import type { ExportTable } from './export-table.ts';
import { dayCell, dollarsCell, momentCell, numberCell } from './stored-cells.ts';

interface Customer {
  readonly user: UserRecord;
  readonly sums: AccountOrders;
}

/** All accounts that registered in a period, the oldest first, with all that they ever ordered. */
export const customersTable: ExportTable<Customer> = {
  name: 'customers',
  permission: 'seeFigures',
  columns: {
    _id: ({ user }) => textOf(user._id),
    email: ({ user }) => textOf(user.email),
    name: ({ user }) => textOf(user.name),
    role: ({ user }) => textOf(user.role),
    createdAt: ({ user }, timeZone) => momentCell(user.createdAt, timeZone),
    orders: ({ sums }) => numberCell(sums.orders),
    spent: ({ sums }) => dollarsCell(sums.spent),
    refunded: ({ sums }) => dollarsCell(sums.refunded),
    lastOrderAt: ({ sums }, timeZone) => momentCell(sums.lastOrderAt, timeZone),
    day: ({ user }, timeZone) => dayCell(user.createdAt, timeZone),
  },
  records: readCustomers,
};

async function* readCustomers(period: ExportPeriod): AsyncGenerator<Customer> {
  const times = timesIn(period);
  // What was merged into another account is listed with that one.
  const registered = { mergedInto: { $exists: false }, ...(times && { createdAt: times }) };
  // All are read by what every account has: one of another program may lack its time.
  const by = times ? 'createdAt' : '_id';
  for await (const users of findInBatches<UserRecord>(UserModel, registered, by)) {
    const sumsOf = await ordersByAccount(users.map(({ uid }) => textOf(uid)));
    yield* users.map((user) => ({ user, sums: sumsOf(textOf(user.uid)) }));
  }
}
