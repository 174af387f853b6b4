import type { AuditService } from '../audit/audit.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import type { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { CheckoutService } from '../payments/checkout/checkout.service.ts';
import { ConcurrentCheckoutsService } from '../payments/checkout/concurrent-checkouts.service.ts';
import { CancellationService } from '../payments/checkout/order-cancellation.service.ts';
import { FindingsService } from '../payments/discrepancies/discrepancies.service.ts';
import { DisputesService } from '../payments/disputes/disputes.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { FindingsReviewService } from '../payments/reconciliation/discrepancy-review.service.ts';
import { MoneyHealthService } from '../payments/reconciliation/payment-health.service.ts';
import { ReconciliationLoop } from '../payments/reconciliation/reconciliation.scheduler.ts';
import { ReconciliationService } from '../payments/reconciliation/reconciliation.service.ts';
import { StalePaymentsService } from '../payments/reconciliation/stale-payments.service.ts';
import { DisputeComparisonService } from '../payments/reconciliation/stripe-disputes-check.service.ts';
import { LedgerComparisonService } from '../payments/reconciliation/stripe-payments-check.service.ts';
import { RefundComparisonService } from '../payments/reconciliation/stripe-refunds-check.service.ts';
import { RefundsService } from '../payments/refunds/refunds.service.ts';
import { LegacyMatchingService } from '../payments/settlement/legacy-matching.service.ts';
import { MismatchedChargesService } from '../payments/settlement/mismatched-charges.service.ts';
import { ReservedEntriesService } from '../payments/settlement/reserved-entries.service.ts';
import { SettlementService } from '../payments/settlement/settlement.service.ts';
import { ShipmentUndoService } from '../payments/settlement/shipment-undo.service.ts';
import { StripeGateway } from '../payments/stripe/stripe.gateway.ts';
import { WebhookEventsService } from '../payments/webhooks/webhook-events.service.ts';
import type { Logger } from '../platform/logging.ts';

interface Neighbours {
  readonly pets: PetsService;
  readonly cartEntries: CartEntriesService;
  readonly audit: AuditService;
}

/** The part of the container that money runs through; the command line has use for it alone. */
export function createMoney(
  settings: Pick<Settings, 'payments' | 'reconcileSeconds'>,
  { pets, cartEntries, audit }: Neighbours,
  db: Database,
  log: Logger,
) {
  const stripe = new StripeGateway(settings.payments);
  const findings = new FindingsService();
  const reserved = new ReservedEntriesService(pets);
  const refunds = new RefundsService(db, stripe, findings, log);
  const legacyMatching = new LegacyMatchingService(db, pets, cartEntries, refunds, log);
  const mismatched = new MismatchedChargesService(reserved, findings, log);
  const settlement = new SettlementService(db, stripe, refunds, legacyMatching, reserved, mismatched);
  const concurrent = new ConcurrentCheckoutsService(settlement);
  const disputes = new DisputesService(db, stripe, settlement, refunds, findings, audit);
  const webhookEvents = new WebhookEventsService(settlement, disputes, log);
  const ledger = new LedgerComparisonService(stripe, settlement, findings);
  const reconciliation = new ReconciliationService(
    db,
    new StalePaymentsService(settlement, legacyMatching, refunds, webhookEvents),
    ledger,
    new DisputeComparisonService(stripe, disputes),
    new RefundComparisonService(db, stripe, refunds, reserved),
    new FindingsReviewService(findings, ledger),
    findings,
    audit,
    log,
  );
  return {
    stripe,
    findings,
    disputes,
    refunds,
    legacyMatching,
    settlement,
    webhookEvents,
    reconciliation,
    reconciliationLoop: new ReconciliationLoop(reconciliation, settings.reconcileSeconds * 1000, log),
    checkout: new CheckoutService(db, pets, cartEntries, stripe, settlement, concurrent),
    cancellation: new CancellationService(db, pets, refunds, settlement, audit, log),
    shipmentUndo: new ShipmentUndoService(db, audit),
    payments: new PaymentsService(settlement, concurrent),
    moneyHealth: new MoneyHealthService(findings),
  };
}
