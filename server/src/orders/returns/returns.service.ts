import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { type Cents, toDollars } from '../../../../domain/money/money.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { PetsService } from '../../catalogue/pets.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { afterSplits, type TakenPieces, writeSplits } from '../cart-entries/line-pieces.ts';
import {
  chosenOnce,
  entryIdsRule,
  isChosenOnce,
  lineRule,
  linesOf,
} from '../cart-entries/line-quantity.input.ts';
import type { Order } from '../order/order.entity.ts';
import { auditedOrder, findChosen, readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import type { RefundSender } from '../ports.ts';
import { refreshOrder } from '../records/order-record.ts';
import type { PaymentRecord } from '../records/payment.entity.ts';
import { oweDifference } from '../refunds/refund-debts.ts';
import { fingerprintRule, planAsSeen, planRefund, type RefundPlan } from '../refunds/refund-plan.ts';
import { type RefundPreview, toRefundPreview } from '../refunds/refund-preview.entity.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import { shipmentRepository } from '../shipments/shipments.repository.ts';
import { ReturnCondition, type ReturnedLine } from './return-line.input.ts';

const returnRules = z
  .object({
    entryIds: entryIdsRule,
    lines: linesOf(lineRule.extend({ condition: z.enum(ReturnCondition).nullish() })),
    fingerprint: fingerprintRule,
  })
  .refine(isChosenOnce, chosenOnce);

/** What of an order came back. */
export interface Return {
  readonly entryIds?: readonly string[] | null | undefined;
  /** Lines, or pieces of them, in place of entries. */
  readonly lines?: readonly ReturnedLine[] | null | undefined;
  /** Whether its pieces can be sold again; of lines, each says so itself. */
  readonly isRestocked: boolean;
  /** What was seen of what goes back. */
  readonly fingerprint?: string | null;
}

/** Entries that come back to the shop after they were sent: their money goes back, and their pieces may be sold again. */
export class ReturnsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly pets: PetsService,
    private readonly refunds: RefundSender,
    private readonly audit: AuditService,
  ) {}

  /**
   * Notes that entries of an order came back, and owes what was paid for them and has not gone back.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for no entry, or one of another order; INVALID_TRANSITION where one
   *   was not sent, or is back already; CONFLICT where something else goes back than its fingerprint says
   */
  async take(number: string, { isRestocked, ...wanted }: Return, staff: User): Promise<Order> {
    const { fingerprint, ...chosen } = checkInput(returnRules, wanted);
    const paymentId = await this.db.transaction(async (session) => {
      const { payment, entries: before } = await readRecords(number, session);
      const own = { owner: payment.uid, deed: 'take back', ...auditedOrder(payment) };
      await allowAffair(staff, own, this.audit, session);
      const { pieces } = await planAsSeen(fingerprint, () => planOf(payment, before, chosen));
      await writeSplits(pieces, session);
      const isSellable = sellableOf(pieces, chosen, isRestocked);
      await this.move(pieces.taken, isSellable, session);
      await refreshOrder(payment._id, session);
      const due = await oweDifference(payment._id, refundReasons.returned, session);
      const isWhole = pieces.taken.every(isSellable);
      await this.record(payment, pieces.taken, { isRestocked: isWhole, due }, staff, session);
      return payment._id;
    });
    await this.refunds.follow(paymentId);
    return this.orders.get(number, staff);
  }

  /**
   * What their return would give back now.
   *
   * @throws DomainError as it would
   */
  async preview(number: string, wanted: Pick<Return, 'entryIds' | 'lines'>): Promise<RefundPreview> {
    const chosen = checkInput(returnRules, wanted);
    const { payment, entries } = await readRecords(number, null);
    return toRefundPreview(planOf(payment, entries, chosen).plan, entries);
  }

  private async move(
    back: readonly CartEntryRecord[],
    isSellable: (entry: CartEntryRecord) => boolean,
    session: ClientSession,
  ): Promise<void> {
    const returnedAt = databaseClock.now();
    for (const entry of back) {
      // Nobody is asked how something is that came back.
      const also = { returnedAt, isRestocked: isSellable(entry), unaskedSince: undefined };
      await cartEntryRepository.move(entry._id, 'returned', also, session);
    }
    await shipmentRepository.refresh(back, returnedAt, session);
    await this.pets.release(back.filter(isSellable), { reason: 'returned' }, session);
  }

  private record(
    payment: PaymentRecord,
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
    return this.audit.record({ actor, action: 'return_entries', ...auditedOrder(payment), changes }, session);
  }
}

type Chosen = Pick<Return, 'entryIds' | 'lines'>;

/** @throws DomainError BAD_USER_INPUT; INVALID_TRANSITION */
function planOf(
  payment: PaymentRecord,
  entries: readonly CartEntryRecord[],
  chosen: Chosen,
): { readonly plan: RefundPlan; readonly pieces: TakenPieces } {
  const pieces = findChosen(chosen, entries, { isFit: isSent, deed: 'returned' });
  for (const line of pieces.taken) cartEntryRepository.checkMove(line, 'returned');
  const cause = { kind: 'return' as const, lines: pieces.taken };
  return { plan: planRefund(payment, afterSplits(entries, pieces), cause), pieces };
}

/** Whether pieces go back to the shelf: as their line says, or all of them alike. */
function sellableOf({ taken, places }: TakenPieces, { lines }: Chosen, isRestocked: boolean) {
  return (entry: CartEntryRecord): boolean => {
    const line = lines?.[places[taken.indexOf(entry)] ?? -1];
    return line ? line.condition !== ReturnCondition.DAMAGED : isRestocked;
  };
}

function isSent({ status }: CartEntryRecord): boolean {
  return status === 'shipped' || status === 'delivered';
}
