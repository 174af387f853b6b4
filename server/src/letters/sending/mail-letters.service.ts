import type { SimilarPetsService } from '../../catalogue/similar/similar-pets.service.ts';
import type { MailRecord } from '../../outbox/mail.entity.ts';
import type { RepeatPricesService } from '../../repeats/repeat-prices.service.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import type { PurchasesService } from '../../stock-keeping/purchases.service.ts';
import { allLetters } from '../kinds/all-letters.ts';
import type { Letter } from '../writing/letter.ts';
import { ShopLinks } from '../writing/shop-links.ts';
import { withoutConcealed } from '../writing/typed-text.ts';

/** Writes the letters of mails from the records as they are when they are sent. */
export class MailLettersService {
  readonly links: ShopLinks;

  /** @param origin under which the shop is known, such as `https://your.shop` */
  constructor(
    origin: string,
    private readonly shop: Pick<CurrentShopSettings, 'get'>,
    private readonly repeatPrices: RepeatPricesService,
    private readonly purchases: Pick<PurchasesService, 'list'>,
    private readonly similarPets: Pick<SimilarPetsService, 'find'>,
  ) {
    this.links = new ShopLinks(origin);
  }

  /**
   * @returns null where what the mail tells is no longer so
   * @throws Error for a kind of another version of the shop
   */
  async write(mail: MailRecord): Promise<Letter | null> {
    if (!Object.hasOwn(allLetters, mail.kind)) throw new Error(`${mail.kind} has no letter`);
    const { links, shop, repeatPrices, purchases, similarPets } = this;
    const desk = { links, shop, repeatPrices, purchases, similarPets };
    const letter = await allLetters[mail.kind](mail, desk);
    return letter && withoutConcealed(letter);
  }
}
