import type { AuditService } from '../audit/audit.service.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import type { MailOutbox } from '../mail/outbox/mail-outbox.ts';
import type { Logger } from '../platform/logging.ts';
import { ReviewRequestsService } from '../reviews/review-requests.service.ts';
import { ReviewsService } from '../reviews/reviews.service.ts';
import { StockWatchesService } from '../stock-watches/stock-watches.service.ts';

interface OccasionDeps {
  readonly pets: PetsService;
  readonly audit: AuditService;
  readonly outbox: MailOutbox;
}

/** What is mailed because time has passed or something else has changed, and not because somebody asks. */
export function createOccasions(
  { mail, stockWatchSeconds, reviewRequests: { seconds, afterDays } }: Settings,
  { pets, audit, outbox }: OccasionDeps,
  db: Database,
  log: Logger,
) {
  // Where no mails are sent, who waits goes on waiting until some are.
  const intervalOf = (wanted: number) => (mail.transport.kind === 'none' ? 0 : wanted * 1000);
  const stockWatches = new StockWatchesService(db, pets, outbox);
  const requests = new ReviewRequestsService(db, outbox, afterDays);
  const rounds = [
    new LeasedRounds({
      ...{ lease: 'stock watches', interval: intervalOf(stockWatchSeconds), log },
      hasWork: () => stockWatches.hasWatches(),
      round: (stopped) => stockWatches.tellAll(stopped),
    }),
    new LeasedRounds({
      ...{ lease: 'review requests', interval: intervalOf(seconds), log },
      hasWork: () => requests.hasDue(),
      round: (stopped) => requests.askAll(stopped),
    }),
  ];
  return { stockWatches, reviews: new ReviewsService(db, pets, audit), rounds };
}
