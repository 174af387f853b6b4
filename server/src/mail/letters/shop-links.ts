import { pages } from '../../../../domain/pages/pages.ts';

/** Addresses of the shop's pages, as they stand in mails. */
export class ShopLinks {
  /** @param origin under which the shop is known, such as `https://your.shop` */
  constructor(private readonly origin: string) {}

  get home(): string {
    return this.to('/');
  }

  get petOrders(): string {
    return this.to(pages.petOrders.path);
  }

  get account(): string {
    return this.to(pages.account.path);
  }

  get managePetOrders(): string {
    return this.to(pages.managePetOrders.path);
  }

  get managePets(): string {
    return this.to(pages.managePets.path);
  }

  get paymentHealth(): string {
    return this.to(pages.moneyHealth.path);
  }

  /** The page of an order for its shopper; without a number, the list of all. */
  order(number: string | null): string {
    return this.to(number ? `/order/${number}` : pages.goodsOrders.path);
  }

  /** The page of an order for whoever runs the shop. */
  manageOrder(number: string | null): string {
    return this.to(number ? `/adminDashboard/orders/${number}` : pages.manageGoodsOrders.path);
  }

  private to(path: string): string {
    return `${this.origin}${path}`;
  }
}
