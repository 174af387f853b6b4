import type { AuditService } from '../audit/audit.service.ts';
import type { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { CancellationService } from '../payments/cancellation.service.ts';
import { CheckoutService } from '../payments/checkout.service.ts';
import { DisputeComparisonService } from '../payments/dispute-comparison.service.ts';
import { DisputesService } from '../payments/disputes.service.ts';
import { FindingsService } from '../payments/findings.service.ts';
import { FindingsReviewService } from '../payments/findings-review.service.ts';
import { ReservedEntriesService } from '../payments/held-entries.service.ts';
import { LedgerComparisonService } from '../payments/ledger-comparison.service.ts';
import { LegacyMatchingService } from '../payments/legacy-claims.service.ts';
import { MismatchedChargesService } from '../payments/mismatched-charges.service.ts';
import { MoneyHealthService } from '../payments/money-health.service.ts';
import { StalePaymentsService } from '../payments/open-ends.service.ts';
import { ConcurrentCheckoutsService } from '../payments/other-checkouts.service.ts';
import { PaymentsService } from '../payments/payments.service.ts';
import { ReconciliationService } from '../payments/reconciliation.service.ts';
import { ReconciliationLoop } from '../payments/reconciliation-loop.ts';
import { RefundComparisonService } from '../payments/refund-comparison.service.ts';
import { RefundsService } from '../payments/refunds.service.ts';
import { SettlementService } from '../payments/settlement.service.ts';
import { ShipmentUndoService } from '../payments/shipment-undo.service.ts';
import { StripeGateway } from '../payments/stripe.gateway.ts';
import { WebhookEventsService } from '../payments/webhook-events.service.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logging.ts';
import type { Settings } from './settings.ts';

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
