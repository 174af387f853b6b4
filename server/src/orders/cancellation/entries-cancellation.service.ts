import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import { checkInput, notFound } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import { cartEntryRepository } from '../cart-entries/cart-entries.repository.ts';
import { type CartEntry, toCartEntry } from '../cart-entries/cart-entry.entity.ts';
import {
  type ChosenPieces,
  chosenOnce,
  entryIdsRule,
  isChosenOnce,
  lineRule,
  linesRule,
  noPieces,
} from '../cart-entries/line-quantity.input.ts';
import type { Order } from '../order/order.entity.ts';
import { readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import { fingerprintRule } from '../refunds/refund-plan.ts';
import { type RefundPreview, toRefundPreview } from '../refunds/refund-preview.entity.ts';
import { planCancellation, readOwnEntry } from './cancellation-plan.ts';
import type { OrderCancellationService } from './order-cancellation.service.ts';

const rules = z
  .object({ entryIds: entryIdsRule, lines: linesRule, fingerprint: fingerprintRule })
  .refine(isChosenOnce, chosenOnce);

const lineRules = z
  .object({ quantity: lineRule.shape.quantity, fingerprint: fingerprintRule })
  .refine(({ quantity }) => (quantity ?? 1) >= 1, noPieces);

const oneForm = z
  .object({
    number: z.string().nullish(),
    id: z.string().nullish(),
    quantity: z.number().nullish(),
    entryIds: z.unknown(),
    lines: z.unknown(),
  })
  .refine(({ number, id }) => (number == null) !== (id == null), {
    path: ['number'],
    error: 'Either the number of an order, or the id of a line',
  })
  .refine(({ id, entryIds, lines }) => id == null || (!entryIds && !lines), {
    path: ['lines'],
    error: 'With the number of an order only',
  })
  .refine(({ id, quantity }) => id != null || quantity == null, {
    path: ['quantity'],
    error: 'With the id of a line only',
  });

/** Which entries of an order are called off. */
export interface Cancellation extends ChosenPieces {
  /** What was seen of what goes back. */
  readonly fingerprint?: string | null;
}

/** How many pieces of a line are called off; all that wait, where nothing is said. */
interface LineCancellation extends Pick<Cancellation, 'fingerprint'> {
  readonly quantity?: number | null;
}

/** What is about to be called off: of an order by its number, or one line by its id. */
interface PreviewedCancellation extends ChosenPieces {
  readonly number: string | null;
  readonly id: string | null;
  readonly quantity: number | null;
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
   * Calls off a line, or some pieces of it: the viewer's own, or any for the staff.
   *
   * @returns the piece of that id as it is then
   * @throws DomainError NOT_FOUND, also for somebody else's; BAD_USER_INPUT for more pieces than wait, or none;
   *   INVALID_TRANSITION where it is on its way; CONFLICT where something else goes back than its fingerprint says
   */
  async cancelLine(id: string, wanted: LineCancellation, viewer: User): Promise<CartEntry> {
    const { quantity, fingerprint } = checkInput(lineRules, wanted);
    const read = (session: ClientSession) => readOwnEntry(id, viewer, session);
    await this.cancellation.cancelAll(read, { lines: [{ entryId: id, quantity }] }, viewer, fingerprint);
    return toCartEntry(await cartEntryRepository.getOwn(id, viewer, null));
  }

  /**
   * What one of them would give back now.
   *
   * @throws DomainError as it would; NOT_FOUND for a line that no payment covers: nothing is paid for it
   */
  async preview(
    { number, id, quantity, ...chosen }: PreviewedCancellation,
    viewer: User,
  ): Promise<RefundPreview> {
    checkInput(oneForm, { number, id, quantity, ...chosen });
    if (id) return this.previewLine(id, quantity, viewer);
    const wanted = checkInput(rules, chosen);
    await this.orders.get(number ?? '', viewer);
    const records = await readRecords(number ?? '', null);
    return toRefundPreview(planCancellation(records, wanted).plan, records.entries);
  }

  private async previewLine(id: string, quantity: number | null, viewer: User): Promise<RefundPreview> {
    checkInput(lineRules, { quantity });
    const { payment, entries } = await readOwnEntry(id, viewer, null);
    if (!payment) throw notFound('Payment');
    const { plan } = planCancellation(
      { payment, entries: [...entries] },
      { lines: [{ entryId: id, quantity }] },
    );
    return toRefundPreview(plan, entries);
  }
}
