import { eatersOf } from '../animals/eaters.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import type { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import type { QuotesService } from '../orders/quotes/quotes.service.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { SettlementService } from '../payments/settlement/settlement.service.ts';
import type { StripeGateway } from '../payments/stripe/stripe.gateway.ts';
import type { Logger } from '../platform/logging.ts';
import { FollowingPlansService } from '../repeats/following-plans.service.ts';
import { RepeatChargesService } from '../repeats/repeat-charges.service.ts';
import type { RepeatDeliveries } from '../repeats/repeat-deliveries.ts';
import { RepeatForecastsService } from '../repeats/repeat-forecasts.service.ts';
import { RepeatOrderService } from '../repeats/repeat-order.service.ts';
import { RepeatOverviewService } from '../repeats/repeat-overview.service.ts';
import { repeatPlanRepository } from '../repeats/repeat-plan.repository.ts';
import { RepeatPlansService } from '../repeats/repeat-plans.service.ts';
import { RepeatPricesService } from '../repeats/repeat-prices.service.ts';
import { RepeatsService } from '../repeats/repeats.service.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';

interface RepeatDeps {
  readonly db: Database;
  readonly shop: CurrentShopSettings;
  readonly pets: PetsService;
  readonly cartEntries: CartEntriesService;
  readonly quotes: QuotesService;
  readonly deliveries: RepeatDeliveries;
  readonly stripe: StripeGateway;
  readonly settlement: SettlementService;
  readonly audit: AuditService;
  readonly outbox: MailOutbox;
  readonly log: Logger;
}

/** The services of repeat deliveries. */
export function createRepeats({ repeatSeconds }: Settings, deps: RepeatDeps) {
  const { db, shop, pets, cartEntries, quotes, deliveries, stripe, settlement, audit, outbox, log } = deps;
  const orders = new RepeatOrderService(pets, cartEntries, quotes);
  const charges = new RepeatChargesService(db, orders, stripe, settlement, outbox, shop);
  const repeatPlans = new RepeatPlansService(db, pets, deliveries, audit);
  const repeatForecasts = new RepeatForecastsService(shop, eatersOf);
  const following = new FollowingPlansService(db, repeatForecasts, orders, pets);
  const repeats = new RepeatsService(db, repeatPlans, charges, orders, following, outbox, shop, log);
  return {
    repeats,
    repeatPlans,
    repeatForecasts,
    repeatPrices: new RepeatPricesService(orders, quotes, shop),
    repeatOverviews: new RepeatOverviewService(pets, shop),
    repeatRounds: new LeasedRounds({
      ...{ lease: 'repeat deliveries', interval: repeatSeconds * 1000, log },
      hasWork: () => repeatPlanRepository.hasAny(),
      round: (stopped) => repeats.run(stopped),
    }),
  };
}
