import { whyNotWatched } from '../../../domain/catalogue/stock-watch.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { backInStock } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { ItemWatchesService } from './item-watches.service.ts';
import { StockWatchModel, type StockWatchRecord } from './stock-watch.entity.ts';

/**
 * Who wants to hear of which item once it is back, whatever brings it back: an order that was called off, a checkout that
 * was not paid in time, an admin.
 */
export class StockWatchesService extends ItemWatchesService<StockWatchRecord> {
  constructor(db: Database, pets: Pick<PetsService, 'get'>, outbox: Pick<MailOutbox, 'add'>) {
    const kind = { model: StockWatchModel, mailKind: 'BACK_IN_STOCK', whyNot: whyNotWatched } as const;
    super({ ...kind, seenOf: () => ({}), isDue: () => true, mailOf: backInStock }, db, pets, outbox);
  }
}
