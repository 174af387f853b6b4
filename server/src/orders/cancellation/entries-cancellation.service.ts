import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { checkInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import {
  type ChosenPieces,
  chosenOnce,
  entryIdsRule,
  isChosenOnce,
  linesRule,
} from '../cart-entries/line-quantity.input.ts';
import type { Order } from '../order/order.entity.ts';
import { readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import { fingerprintRule } from '../refunds/refund-plan.ts';
import { type RefundPreview, toRefundPreview } from '../refunds/refund-preview.entity.ts';
import { planCancellation } from './cancellation-plan.ts';
import type { OrderCancellationService } from './order-cancellation.service.ts';

const rules = z
  .object({ entryIds: entryIdsRule, lines: linesRule, fingerprint: fingerprintRule })
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
    const read = (session: ClientSession) => readRecords(number, session);
    await this.cancellation.cancelAll(read, chosen, viewer, fingerprint);
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
    const records = await readRecords(number, null);
    return toRefundPreview(planCancellation(records, chosen).plan, records.entries);
  }
}
