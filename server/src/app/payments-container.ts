import type { AuditService } from '../audit/audit.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { AmendmentsService } from '../orders/amendments/amendments.service.ts';
import { EntriesCancellationService } from '../orders/cancellation/entries-cancellation.service.ts';
import { OrderCancellationService } from '../orders/cancellation/order-cancellation.service.ts';
import type { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { OrderHoldsService } from '../orders/order/order-holds.service.ts';
import { OrderMessagesService } from '../orders/order/order-messages.service.ts';
import { OrderNotesService } from '../orders/order/order-notes.service.ts';
import { OrdersService } from '../orders/order/orders.service.ts';
import { ProblemAnswersService } from '../orders/problems/problem-answers.service.ts';
import type { QuotesService } from '../orders/quotes/quotes.service.ts';
import { MissedSameDayService } from '../orders/refunds/missed-same-day.service.ts';
import { OrderRefundsService } from '../orders/refunds/order-refunds.service.ts';
import { ReturnsService } from '../orders/returns/returns.service.ts';
import { ShipmentUndoService } from '../orders/shipments/shipment-undo.service.ts';
import { ShipmentsService } from '../orders/shipments/shipments.service.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { SavedCardsService } from '../payments/cards/saved-cards.service.ts';
import { CheckoutService } from '../payments/checkout/checkout.service.ts';
import { ConcurrentCheckoutsService } from '../payments/checkout/concurrent-checkouts.service.ts';
import { DisputeEvidenceService } from '../payments/disputes/dispute-evidence.service.ts';
import { DisputedOrders } from '../payments/disputes/disputed-orders.ts';
import { DisputesService } from '../payments/disputes/disputes.service.ts';
import { AdoptionFeesService } from '../payments/fees/adoption-fees.service.ts';
import { FindingsService } from '../payments/findings/findings.service.ts';
import { PayLinksService } from '../payments/pay-links/pay-links.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { FindingReviewService } from '../payments/reconciliation/finding-review.service.ts';
import { MoneyHealthService } from '../payments/reconciliation/money-health.service.ts';
import { ReconciliationScheduler } from '../payments/reconciliation/reconciliation.scheduler.ts';
import { ReconciliationService } from '../payments/reconciliation/reconciliation.service.ts';
import { StalePaymentsService } from '../payments/reconciliation/stale-payments.service.ts';
import { StripeDisputesCheckService } from '../payments/reconciliation/stripe-disputes-check.service.ts';
import { StripePaymentsCheckService } from '../payments/reconciliation/stripe-payments-check.service.ts';
import { StripeRefundsCheckService } from '../payments/reconciliation/stripe-refunds-check.service.ts';
import { RefundsService } from '../payments/refunds/refunds.service.ts';
import { LegacyMatchingService } from '../payments/settlement/legacy-matching.service.ts';
import { MismatchedChargesService } from '../payments/settlement/mismatched-charges.service.ts';
import { PaidFeesService } from '../payments/settlement/paid-fees.service.ts';
import { PaidSupplementsService } from '../payments/settlement/paid-supplements.service.ts';
import { ReservedEntriesService } from '../payments/settlement/reserved-entries.service.ts';
import { SettlementService } from '../payments/settlement/settlement.service.ts';
import { StripeGateway } from '../payments/stripe/stripe.gateway.ts';
import { WebhookEventsService } from '../payments/webhooks/webhook-events.service.ts';
import type { Logger } from '../platform/logging.ts';
import type { RepeatDeliveries } from '../repeats/repeat-deliveries.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { OrderThreads } from '../threads/order-threads.ts';
import type { UsersService } from '../users/users.service.ts';

interface PaymentDeps {
  readonly shop: CurrentShopSettings;
  readonly pets: PetsService;
  readonly users: UsersService;
  readonly repeats: RepeatDeliveries;
  readonly cartEntries: CartEntriesService;
  readonly quotes: QuotesService;
  readonly audit: AuditService;
  readonly outbox: MailOutbox;
}

/** The services of payments; the command line uses them without the rest of the container. */
export function createPayments(
  settings: Pick<Settings, 'payments' | 'reconcileSeconds'>,
  { shop, pets, users, repeats, cartEntries, quotes, audit, outbox }: PaymentDeps,
  db: Database,
  log: Logger,
) {
  const stripe = new StripeGateway(settings.payments);
  const findings = new FindingsService();
  const reservedEntries = new ReservedEntriesService(pets, repeats, outbox);
  const refunds = new RefundsService(db, stripe, findings, outbox, log);
  const legacyMatching = new LegacyMatchingService(db, shop, pets, cartEntries, refunds, outbox, log);
  const mismatchedCharges = new MismatchedChargesService(reservedEntries, findings, log);
  const settlement = new SettlementService(
    db,
    stripe,
    refunds,
    legacyMatching,
    reservedEntries,
    mismatchedCharges,
    new PaidSupplementsService(shop, outbox),
    new PaidFeesService(outbox),
    repeats,
    outbox,
  );
  const savedCards = new SavedCardsService(stripe, repeats, users);
  const concurrentCheckouts = new ConcurrentCheckoutsService(settlement);
  const disputes = new DisputesService(db, stripe, settlement, refunds, findings, audit, outbox);
  const orders = new OrdersService(cartEntries, shop, audit);
  const disputeEvidence = new DisputeEvidenceService(
    ...([db, stripe, disputes, new DisputedOrders(orders, shop), shop, audit, outbox] as const),
  );
  const webhookEvents = new WebhookEventsService(settlement, disputes, log);
  const paymentsCheck = new StripePaymentsCheckService(stripe, settlement, findings);
  const missedSameDay = new MissedSameDayService(shop, refunds);
  const reconciliation = new ReconciliationService(
    db,
    new StalePaymentsService(settlement, legacyMatching, refunds, webhookEvents),
    paymentsCheck,
    new StripeDisputesCheckService(stripe, disputes, disputeEvidence),
    new StripeRefundsCheckService(db, stripe, refunds, reservedEntries),
    new FindingReviewService(findings, paymentsCheck),
    findings,
    audit,
    log,
  );
  const shipmentUndo = new ShipmentUndoService(db, audit, outbox);
  const cancellation = new OrderCancellationService(
    ...([db, pets, refunds, settlement, repeats, audit, outbox, log] as const),
  );
  const conversations = new OrderThreads();
  const shipments = new ShipmentsService(
    ...([db, orders, cartEntries, pets, shipmentUndo, missedSameDay] as const),
    ...([conversations, audit, outbox] as const),
  );
  const orderRefunds = new OrderRefundsService(db, orders, refunds, audit);
  return {
    stripe,
    findings,
    disputes,
    disputeEvidence,
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
    checkout: new CheckoutService(
      db,
      pets,
      cartEntries,
      quotes,
      stripe,
      settlement,
      concurrentCheckouts,
      savedCards,
      audit,
    ),
    savedCards,
    cancellation,
    entriesCancellation: new EntriesCancellationService(orders, cancellation),
    shipmentUndo,
    payments: new PaymentsService(settlement, concurrentCheckouts),
    orders,
    shipments,
    orderRefunds,
    problemAnswers: new ProblemAnswersService(
      ...([db, orders, orderRefunds, shipments, refunds, audit, outbox] as const),
    ),
    payLinks: new PayLinksService(...([db, orders, shop, stripe, settlement, audit, outbox, log] as const)),
    adoptionFees: new AdoptionFeesService(db, stripe, settlement),
    amendments: new AmendmentsService(db, orders, shop, refunds, audit, outbox),
    returns: new ReturnsService(db, orders, pets, refunds, audit),
    orderNotes: new OrderNotesService(db, orders, audit),
    orderHolds: new OrderHoldsService(db, orders, audit),
    orderMessages: new OrderMessagesService(db, orders, audit, outbox, conversations),
    moneyHealth: new MoneyHealthService(findings),
  };
}
