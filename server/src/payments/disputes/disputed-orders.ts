import { addCents, cents, isDollars, toCents } from '../../../../domain/money/money.ts';
import type { EvidenceFacts, EvidenceParcel } from '../../../../domain/orders/dispute-evidence.ts';
import type { ShopSettings } from '../../../../domain/shop-settings/shop-settings.ts';
import { toObjectId } from '../../database/object-id.ts';
import { withReadableCharge } from '../../orders/cart-entries/cart-entry.entity.ts';
import { arrivedAt } from '../../orders/cart-entries/order-lines.ts';
import type { Order } from '../../orders/order/order.entity.ts';
import type { OrdersService } from '../../orders/order/orders.service.ts';
import { problemsOfPayments } from '../../orders/problems/problem-list.ts';
import { type DisputeRecord, disputedOrderOf } from '../../orders/records/dispute.entity.ts';
import { isCaptured } from '../../orders/records/payment.entity.ts';
import { paymentRepository } from '../../orders/records/payments.repository.ts';
import { supplementsOf } from '../../orders/records/supplements.ts';
import { refundsOfPayments } from '../../orders/refunds/refund-lists.ts';
import type { ShipmentRecord } from '../../orders/shipments/shipment.entity.ts';
import { shipmentRepository } from '../../orders/shipments/shipments.repository.ts';
import { mailRepository } from '../../outbox/mails.repository.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';

/** Orders whose charge is disputed, with all that the shop has on record of them. */
export class DisputedOrders {
  constructor(
    private readonly orders: OrdersService,
    private readonly settings: SettingsSource,
  ) {}

  /** The order of a disputed charge; null where it paid for none, as an amount of the legacy client. */
  async find(dispute: Pick<DisputeRecord, 'paymentId' | 'supplementTo'>): Promise<Order | null> {
    const payment = await paymentRepository.find({ _id: disputedOrderOf(dispute) });
    const [order] = payment?.number ? await this.orders.ofNumbers([payment.number]) : [];
    return order ?? null;
  }

  async factsOf(order: Order): Promise<EvidenceFacts> {
    const paymentId = order.payment._id;
    const [settings, [refunds = []], [shipments = []], [problems = []], [supplements = []], messages] =
      await Promise.all([
        this.settings.get(),
        refundsOfPayments([paymentId]),
        shipmentRepository.ofPayments([paymentId]),
        problemsOfPayments([textOf(paymentId)]),
        supplementsOf([textOf(paymentId)]),
        messagesOf(order),
      ]);
    const { number, payment, placedAt, delivery } = order;
    const charges = [payment, ...supplements.filter(isCaptured)];
    return {
      ...{ number, placedAt, delivery: delivery.method, email: textOf(order.email) },
      ...{ customerName: textOf(order.username), address: textOf(order.location) },
      charge: addCents(charges.map(({ amount }) => centsOf(amount))),
      refunded: addCents(charges.map(({ refundDue }) => centsOf(refundDue))),
      lines: linesOf(order),
      parcels: parcelsOf(order, shipments),
      deliveredAt: arrivedAt(order.pieces),
      timeline: this.orders.historyOf(order, { refunds, shipments, problems, supplements }),
      messages,
      shop: shopOf(settings),
    };
  }
}

function linesOf({ pieces }: Order) {
  const charged = pieces.filter(({ status }) => status !== 'cancelled' && status !== 'pending');
  return charged.map((entry) => ({
    ...{ petname: textOf(entry.petname), amount: entry.accessoriesAmount },
    paid: cents(withReadableCharge(entry).paidCents),
    isSent: isValidDate(entry.shippedAt),
  }));
}

/** Orders from before parcels had records say themselves when the last of them was sent. */
function parcelsOf({ delivery }: Order, shipments: readonly ShipmentRecord[]): EvidenceParcel[] {
  const { carrier, trackingNumber, shippedAt } = delivery;
  if (shipments.length === 0) {
    return shippedAt ? [{ carrier, trackingNumber, shippedAt, state: 'on_its_way' }] : [];
  }
  return shipments.map((shipment) => ({
    carrier: textOf(shipment.carrier) || null,
    trackingNumber: textOf(shipment.trackingNumber) || null,
    shippedAt: shipment.shippedAt,
    state: shipment.status,
  }));
}

/** What the staff wrote to the shopper, as far as it has left the shop. */
async function messagesOf({ payment }: Order) {
  const mails = await mailRepository.ofPayment(toObjectId(payment._id, 'Payment'));
  return mails.flatMap(({ kind, sentAt, message }) =>
    kind === 'ORDER_MESSAGE' && sentAt && message ? [{ at: sentAt, text: message }] : [],
  );
}

function shopOf({ name, timeZone, returnsText, termsText }: ShopSettings): EvidenceFacts['shop'] {
  return { name, timeZone, returnsText, termsText };
}

/** Nothing where something else than an amount stands there. */
function centsOf(dollars: number) {
  return isDollars(dollars) ? toCents(dollars) : cents(0);
}
