import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { badInput, checkInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import type { CartEntryRecord } from '../cart-entries/cart-entry.entity.ts';
import { afterSplits, type TakenPieces, writeSplits } from '../cart-entries/line-pieces.ts';
import {
  type ChosenPieces,
  chosenOnce,
  entryIdsRule,
  isChosenOnce,
  linesRule,
} from '../cart-entries/line-quantity.input.ts';
import type { Order } from '../order/order.entity.ts';
import { findChosen, readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import { fingerprintRule, planRefund } from '../refunds/refund-plan.ts';
import { type RefundPreview, toRefundPreview } from '../refunds/refund-preview.entity.ts';
import type { OrderCancellationService } from './order-cancellation.service.ts';

const rules = z
  .object({ entryIds: entryIdsRule, lines: linesRule.nullish(), fingerprint: fingerprintRule })
  .refine(isChosenOnce, chosenOnce);

/** Which entries of an order are called off. */
export interface Cancellation extends ChosenPieces {
  /** What was seen of what goes back. */
  readonly fingerprint?: string | null;
}

/** Calling off entries of one order together, and what goes back by it. */
export class EntriesCancellationService {
  constructor(
    private readonly orders: OrdersService,
    private readonly cancellation: OrderCancellationService,
  ) {}

  /**
   * Calls off entries of an order: the viewer's own, or any for the staff.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; BAD_USER_INPUT for no entry, or one of another order;
   *   INVALID_TRANSITION where one is on its way; CONFLICT where something else goes back than its fingerprint says
   */
  async cancel(number: string, wanted: Cancellation, viewer: User): Promise<Order> {
    const { fingerprint, ...chosen } = checkInput(rules, wanted);
    await this.orders.get(number, viewer);
    const choose = async (session: ClientSession) => {
      const { entries } = await readRecords(number, session);
      const pieces = piecesOf(entries, chosen);
      await writeSplits(pieces, session);
      return pieces.taken;
    };
    await this.cancellation.cancelAll(choose, viewer, fingerprint);
    return this.orders.get(number, viewer);
  }

  /**
   * What the same would give back now.
   *
   * @throws DomainError as it would
   */
  async preview(number: string, wanted: Cancellation, viewer: User): Promise<RefundPreview> {
    const chosen = checkInput(rules, wanted);
    await this.orders.get(number, viewer);
    const { payment, entries } = await readRecords(number, null);
    const pieces = piecesOf(entries, chosen);
    for (const line of pieces.taken) cartEntryRepository.checkMove(line, 'cancelled');
    const cause = { kind: 'cancel' as const, lines: pieces.taken };
    return toRefundPreview(planRefund(payment, afterSplits(entries, pieces), cause), entries);
  }
}

/** @throws DomainError BAD_USER_INPUT, also for some pieces of a line whose payment was begun for all of them */
function piecesOf(entries: readonly CartEntryRecord[], chosen: ChosenPieces): TakenPieces {
  const pieces = findChosen(chosen, entries, { isFit: isNotSent, deed: 'canceled' });
  if (pieces.splits.some(({ part }) => part.status === 'pending'))
    throw badInput({ lines: 'Only whole lines can be canceled before they are paid' });
  return pieces;
}

function isNotSent({ status }: CartEntryRecord): boolean {
  return status === 'paid' || status === 'pending';
}
