import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { type Cents, toDollars } from '../../../../domain/money/money.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { cartEntryRepository } from '../../orders/cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { refreshOrder } from '../records/order-record.ts';
import { oweDifference } from '../refunds/refund-debts.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import type { RefundsService } from '../refunds/refunds.service.ts';
import type { Order } from './order.entity.ts';
import { named, readRecords } from './order-records.ts';
import type { OrdersService } from './orders.service.ts';

const returnRules = z.object({
  entryIds: z.array(z.string()).min(1, 'At least one entry').max(100, 'At most 100 entries'),
});

/** What of an order came back. */
export interface Return {
  readonly entryIds: readonly string[];
  /** Whether its pieces can be sold again. */
  readonly isRestocked: boolean;
}

/** Entries that come back to the shop after they were sent: their money goes back, and their pieces may be sold again. */
export class ReturnsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly pets: PetsService,
    private readonly refunds: RefundsService,
    private readonly audit: AuditService,
  ) {}

  /**
   * Notes that entries of an order came back, and owes what was paid for them and has not gone back.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for no entry, or one of another order; INVALID_TRANSITION where one
   *   was not sent, or is back already
   */
  async take(number: string, { isRestocked, ...wanted }: Return, staff: User): Promise<Order> {
    const { entryIds } = checkInput(returnRules, wanted);
    const paymentId = await this.db.transaction(async (session) => {
      const { payment, entries } = await readRecords(number, session);
      const back = named(entryIds, entries);
      await this.move(back, isRestocked, session);
      await refreshOrder(payment._id, session);
      const due = await oweDifference(payment._id, refundReasons.returned, session);
      await this.record(payment.number ?? '', back, { isRestocked, due }, staff, session);
      return payment._id;
    });
    await this.refunds.follow(paymentId);
    return this.orders.get(number, staff);
  }

  private async move(
    back: readonly CartEntryRecord[],
    isRestocked: boolean,
    session: ClientSession,
  ): Promise<void> {
    // Nobody is asked how something is that came back.
    const also = { returnedAt: databaseClock.now(), isRestocked, unaskedSince: undefined };
    for (const { _id } of back) await cartEntryRepository.move(_id, 'returned', also, session);
    if (isRestocked) await this.pets.release(back, session);
  }

  private record(
    number: string,
    back: readonly CartEntryRecord[],
    { isRestocked, due }: { readonly isRestocked: boolean; readonly due: Cents },
    actor: User,
    session: ClientSession,
  ): Promise<void> {
    const changes = [
      { field: 'entries', before: null, after: back.map(({ petname }) => petname).join(', ') },
      { field: 'isRestocked', before: null, after: String(isRestocked) },
      ...(due > 0 ? [{ field: 'refund', before: null, after: String(toDollars(due)) }] : []),
    ];
    const order = { subject: 'order', subjectId: number, subjectName: number } as const;
    return this.audit.record({ actor, action: 'return_entries', ...order, changes }, session);
  }
}
