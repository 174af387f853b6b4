import { TreatmentRemindersService } from '../animals/treatment-reminders.service.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { WriteObserver } from '../catalogue/pet/read-your-writes.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { Logger } from '../platform/logging.ts';
import { ReviewAnswersService } from '../reviews/review-answers.service.ts';
import { ReviewPhotosService } from '../reviews/review-photos.ts';
import { ReviewRequestsService } from '../reviews/review-requests.service.ts';
import { type OwnAnimals, ReviewsService } from '../reviews/reviews.service.ts';
import type { TermsSource } from '../shop-settings/current-shop-settings.ts';
import { PriceWatchesService } from '../stock-watches/price-watches.service.ts';
import { StockWatchesService } from '../stock-watches/stock-watches.service.ts';
import { WishListsService } from '../wish-lists/wish-lists.service.ts';

interface ReminderDeps {
  readonly pets: PetsService;
  readonly images: ImagesService;
  readonly audit: AuditService;
  readonly outbox: MailOutbox;
  readonly writes: WriteObserver;
  readonly shop: TermsSource;
  readonly animals: OwnAnimals;
}

/** What is mailed because time has passed or something else has changed, and not because somebody asks. */
export function createReminders(
  { mail, stockWatchSeconds, treatmentSeconds, reviewRequests: { seconds, afterDays } }: Settings,
  { pets, images, audit, outbox, writes, shop, animals }: ReminderDeps,
  db: Database,
  log: Logger,
) {
  // Where no mails are sent, who waits goes on waiting until some are.
  const intervalOf = (wanted: number) => (mail.transport.kind === 'none' ? 0 : wanted * 1000);
  const stockWatches = new StockWatchesService(db, pets, outbox);
  const priceWatches = new PriceWatchesService(db, pets, outbox);
  const treatments = new TreatmentRemindersService(db, outbox, shop);
  const requests = new ReviewRequestsService(db, outbox, afterDays);
  const rounds = [
    new LeasedRounds({
      ...{ lease: 'stock watches', interval: intervalOf(stockWatchSeconds), log },
      hasWork: () => stockWatches.hasWatches(),
      round: (stopped) => stockWatches.tellAll(stopped),
    }),
    new LeasedRounds({
      ...{ lease: 'price watches', interval: intervalOf(stockWatchSeconds), log },
      hasWork: () => priceWatches.hasWatches(),
      round: (stopped) => priceWatches.tellAll(stopped),
    }),
    new LeasedRounds({
      ...{ lease: 'treatment reminders', interval: intervalOf(treatmentSeconds), log },
      hasWork: () => treatments.hasDue(),
      round: (stopped) => treatments.remindAll(stopped),
    }),
    new LeasedRounds({
      ...{ lease: 'review requests', interval: intervalOf(seconds), log },
      hasWork: () => requests.hasDue(),
      round: (stopped) => requests.askAll(stopped),
    }),
  ];
  return {
    stockWatches,
    priceWatches,
    treatmentReminders: treatments,
    wishLists: new WishListsService(db),
    reviews: new ReviewsService(db, pets, images, audit, writes, animals),
    reviewPhotos: new ReviewPhotosService(db, images),
    reviewAnswers: new ReviewAnswersService(db, pets, audit, outbox),
    rounds,
  };
}
