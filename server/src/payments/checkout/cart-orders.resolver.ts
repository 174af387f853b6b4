import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { contactRules } from '../../../../domain/input/input-rules.ts';
import type { OrderCancellationService } from '../../orders/cancellation/order-cancellation.service.ts';
import { CartEntry } from '../../orders/cart-entries/cart-entry.entity.ts';
import { CartEntryInput } from '../../orders/cart-entries/cart-lines.ts';
import type { ShipmentUndoService } from '../../orders/shipments/shipment-undo.service.ts';
import { weightByEntries } from '../../platform/complexity-weights.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { LegacyMatchingService } from '../settlement/legacy-matching.service.ts';

/** What happens to orders for food and accessories together with what was paid for them. */
@Resolver()
export class CartOrdersResolver {
  constructor(
    private readonly legacyMatching: LegacyMatchingService,
    private readonly cancellation: OrderCancellationService,
    private readonly shipmentUndo: ShipmentUndoService,
  ) {}

  @Authorized()
  @Mutation(() => [CartEntry], {
    complexity: weightByEntries,
    description:
      'Posts a cart without a payment: its entries are PENDING until a succeeded payment of the account covers their total. Use createPaymentIntent to order and pay in one.',
  })
  postCart(
    @Arg('entries', () => [CartEntryInput], { description: 'The cart.' }) entries: CartEntryInput[],
    @Arg('username', () => String, { description: 'Who gets it, at most 120 characters.' }) username: string,
    @Arg('location', () => String, { description: 'Where it goes, at most 300 characters.' })
    location: string,
    @Arg('phone', () => String, { description: 'Phone number, 5 to 15 digits.' }) phone: string,
    @Ctx() context: RequestContext,
  ): Promise<CartEntry[]> {
    const contact = checkInput(contactRules, { username, location, phone });
    return this.legacyMatching.postCart(requireViewer(context.viewer), entries, contact);
  }

  @Authorized()
  @Mutation(() => CartEntry, {
    description:
      'Cancels an order for food or an accessory that is not on its way; a paid one is refunded. Your own, or any for an admin.',
  })
  cancelCartEntry(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('fingerprint', () => String, {
      nullable: true,
      description:
        '`RefundPreview.fingerprint` of its cancelPreview: where something else would go back by now, nothing is done, and the answer is CONFLICT.',
    })
    fingerprint: string | null,
    @Ctx() context: RequestContext,
  ): Promise<CartEntry> {
    return this.cancellation.cancel(id, requireViewer(context.viewer), fingerprint);
  }

  @Authorized('handleOrders')
  @Mutation(() => CartEntry, {
    description:
      'Takes back that an order was sent, for ten minutes and while nothing has happened since: it is paid and waits to be sent.',
  })
  undoShipCartEntry(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<CartEntry> {
    return this.shipmentUndo.undo(id, requireViewer(context.viewer));
  }
}
