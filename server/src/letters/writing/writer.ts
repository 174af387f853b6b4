import type { MailKind } from '../../../../domain/mail/mail-kinds.ts';
import type { SimilarPetsService } from '../../catalogue/similar/similar-pets.service.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { RepeatPricesService } from '../../repeats/repeat-prices.service.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import type { PurchasesService } from '../../stock-keeping/purchases.service.ts';
import type { Letter } from './letter.ts';
import type { ShopLinks } from './shop-links.ts';

/** What letters are written with, beside the records that they tell of. */
export interface Desk {
  readonly links: ShopLinks;
  readonly shop: Pick<CurrentShopSettings, 'get'>;
  readonly repeatPrices: RepeatPricesService;
  readonly purchases: Pick<PurchasesService, 'list'>;
  readonly similarPets: Pick<SimilarPetsService, 'find'>;
}

/** Tells what happened, from the records as they are when it is sent; null where that is no longer so. */
export type Writer = (mail: MailRecord, desk: Desk) => Promise<Letter | null>;

/** The letter of each of some kinds. */
export type Writers<Kind extends MailKind> = Readonly<Record<Kind, Writer>>;
