import { whyPriceNotWatched } from '../../../domain/catalogue/stock-watch.ts';
import { isDollars } from '../../../domain/money/money.ts';
import type { Pet } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { priceLower } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { badInput } from '../platform/domain-error.ts';
import { ItemWatchesService } from './item-watches.service.ts';
import { PriceWatchModel, type PriceWatchRecord } from './price-watch.entity.ts';

/** Who wants to hear of which item once it costs less than when they asked, and can be had. */
export class PriceWatchesService extends ItemWatchesService<PriceWatchRecord> {
  constructor(db: Database, pets: Pick<PetsService, 'get'>, outbox: Pick<MailOutbox, 'add'>) {
    const kind = { model: PriceWatchModel, mailKind: 'PRICE_LOWER', whyNot: whyPriceNotWatched } as const;
    super({ ...kind, seenOf: priceOf, isDue: isCheaper, mailOf: priceLower }, db, pets, outbox);
  }
}

function priceOf({ petprice: price }: Pet): { readonly price: number } {
  if (!isDollars(price)) throw badInput({ petId: 'It has no price' });
  return { price };
}

function isCheaper({ price }: PriceWatchRecord, { petprice }: Pick<Pet, 'petprice'>): boolean {
  return petprice < price;
}
