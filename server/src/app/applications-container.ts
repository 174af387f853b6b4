import type { AuditService } from '../audit/audit.service.ts';
import type { Settings } from '../config/settings.ts';
import type { Database } from '../database/database.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import type { ImagesService } from '../images/images.service.ts';
import { AgreementsService } from '../orders/agreements/agreements.service.ts';
import { ApplicationClockService } from '../orders/applications/application-clock.service.ts';
import { ApplicationsService } from '../orders/applications/applications.service.ts';
import { ApplicationFilesService } from '../orders/applications/files/application-files.service.ts';
import { LongerHoldsService } from '../orders/applications/longer-holds.service.ts';
import { TypedAnswersService } from '../orders/applications/typed-answers.service.ts';
import { VisitsService } from '../orders/applications/visits.service.ts';
import type { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import type { Logger } from '../platform/logging.ts';
import type { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';

interface ApplicationDeps {
  readonly db: Database;
  readonly images: ImagesService;
  readonly petOrders: PetOrdersService;
  readonly shop: CurrentShopSettings;
  readonly audit: AuditService;
  readonly outbox: MailOutbox;
  readonly log: Logger;
}

/** Applications for animals, and what time brings about for them. */
export function createApplications(
  { mail, applicationSeconds }: Settings,
  { db, images, petOrders, shop, audit, outbox, log }: ApplicationDeps,
) {
  const clock = new ApplicationClockService(db, petOrders, outbox);
  // Nobody loses an animal without the mail before.
  const interval = mail.transport.kind === 'none' ? 0 : applicationSeconds * 1000;
  return {
    applications: new ApplicationsService(db, petOrders, shop, audit, outbox),
    typedAnswers: new TypedAnswersService(db, shop),
    applicationFiles: new ApplicationFilesService(db, images, shop),
    agreements: new AgreementsService(db, shop, audit),
    visits: new VisitsService(db, petOrders, shop, audit, outbox),
    longerHolds: new LongerHoldsService(db, petOrders, shop, audit, outbox),
    rounds: new LeasedRounds({
      ...{ lease: 'applications', interval, log },
      hasWork: () => clock.hasDue(),
      round: (stopped) => clock.wakeAll(stopped),
    }),
  };
}
