import type { AuditService } from '../audit/audit.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { MailOutbox } from '../mail/outbox/mail-outbox.ts';
import type { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import type { QuotesService } from '../orders/quotes/quotes.service.ts';
import { CheckoutService } from '../payments/checkout/checkout.service.ts';
import { ConcurrentCheckoutsService } from '../payments/checkout/concurrent-checkouts.service.ts';
import { OrderCancellationService } from '../payments/checkout/order-cancellation.service.ts';
import { DiscrepanciesService } from '../payments/discrepancies/discrepancies.service.ts';
import { DisputesService } from '../payments/disputes/disputes.service.ts';
import { OrderMessagesService } from '../payments/orders/order-messages.service.ts';
import { OrderNotesService } from '../payments/orders/order-notes.service.ts';
import { OrderRefundsService } from '../payments/orders/order-refunds.service.ts';
import { OrdersService } from '../payments/orders/orders.service.ts';
import { ReturnsService } from '../payments/orders/returns.service.ts';
import { ShipmentsService } from '../payments/orders/shipments.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { DiscrepancyReviewService } from '../payments/reconciliation/discrepancy-review.service.ts';
import { PaymentHealthService } from '../payments/reconciliation/payment-health.service.ts';
import { ReconciliationScheduler } from '../payments/reconciliation/reconciliation.scheduler.ts';
import { ReconciliationService } from '../payments/reconciliation/reconciliation.service.ts';
import { StalePaymentsService } from '../payments/reconciliation/stale-payments.service.ts';
import { StripeDisputesCheckService } from '../payments/reconciliation/stripe-disputes-check.service.ts';
import { StripePaymentsCheckService } from '../payments/reconciliation/stripe-payments-check.service.ts';
import { StripeRefundsCheckService } from '../payments/reconciliation/stripe-refunds-check.service.ts';
import { RefundsService } from '../payments/refunds/refunds.service.ts';
import { LegacyMatchingService } from '../payments/settlement/legacy-matching.service.ts';
import { MismatchedChargesService } from '../payments/settlement/mismatched-charges.service.ts';
import { ReservedEntriesService } from '../payments/settlement/reserved-entries.service.ts';
import { SettlementService } from '../payments/settlement/settlement.service.ts';
import { ShipmentUndoService } from '../payments/settlement/shipment-undo.service.ts';
import { StripeGateway } from '../payments/stripe/stripe.gateway.ts';
import { WebhookEventsService } from '../payments/webhooks/webhook-events.service.ts';
import type { Logger } from '../platform/logging.ts';
import type { RepeatDeliveries } from '../repeats/repeat-deliveries.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';

interface PaymentDeps {
  readonly shop: CurrentShopSettings;
  readonly pets: PetsService;
  readonly repeats: RepeatDeliveries;
  readonly cartEntries: CartEntriesService;
  readonly quotes: QuotesService;
  readonly audit: AuditService;
  readonly outbox: MailOutbox;
}

/** The services of payments; the command line uses them without the rest of the container. */
export function createPayments(
  settings: Pick<Settings, 'payments' | 'reconcileSeconds'>,
  { shop, pets, repeats, cartEntries, quotes, audit, outbox }: PaymentDeps,
  db: Database,
  log: Logger,
) {
  const stripe = new StripeGateway(settings.payments);
  const discrepancies = new DiscrepanciesService();
  const reservedEntries = new ReservedEntriesService(pets, repeats, outbox);
  const refunds = new RefundsService(db, stripe, discrepancies, outbox, log);
  const legacyMatching = new LegacyMatchingService(db, shop, pets, cartEntries, refunds, outbox, log);
  const mismatchedCharges = new MismatchedChargesService(reservedEntries, discrepancies, log);
  const settlement = new SettlementService(
    db,
    stripe,
    refunds,
    legacyMatching,
    reservedEntries,
    mismatchedCharges,
    repeats,
    outbox,
  );
  const concurrentCheckouts = new ConcurrentCheckoutsService(settlement);
  const disputes = new DisputesService(db, stripe, settlement, refunds, discrepancies, audit, outbox);
  const webhookEvents = new WebhookEventsService(settlement, disputes, log);
  const paymentsCheck = new StripePaymentsCheckService(stripe, settlement, discrepancies);
  const reconciliation = new ReconciliationService(
    db,
    new StalePaymentsService(settlement, legacyMatching, refunds, webhookEvents),
    paymentsCheck,
    new StripeDisputesCheckService(stripe, disputes),
    new StripeRefundsCheckService(db, stripe, refunds, reservedEntries),
    new DiscrepancyReviewService(discrepancies, paymentsCheck),
    discrepancies,
    audit,
    log,
  );
  const shipmentUndo = new ShipmentUndoService(db, audit, outbox);
  const orders = new OrdersService(cartEntries, shop);
  return {
    stripe,
    discrepancies,
    disputes,
    refunds,
    legacyMatching,
    settlement,
    webhookEvents,
    reconciliation,
    reconciliationScheduler: new ReconciliationScheduler(
      reconciliation,
      settings.reconcileSeconds * 1000,
      log,
    ),
    checkout: new CheckoutService(db, pets, cartEntries, quotes, stripe, settlement, concurrentCheckouts),
    cancellation: new OrderCancellationService(db, pets, refunds, settlement, repeats, audit, outbox, log),
    shipmentUndo,
    payments: new PaymentsService(settlement, concurrentCheckouts),
    orders,
    shipments: new ShipmentsService(db, orders, cartEntries, shipmentUndo, outbox),
    orderRefunds: new OrderRefundsService(db, orders, refunds, audit),
    returns: new ReturnsService(db, orders, pets, refunds, audit),
    orderNotes: new OrderNotesService(db, orders, audit),
    orderMessages: new OrderMessagesService(db, orders, audit, outbox),
    paymentHealth: new PaymentHealthService(discrepancies),
  };
}
