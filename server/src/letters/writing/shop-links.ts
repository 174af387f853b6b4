import { itemPath } from '../../../../domain/pages/page-head.ts';
import { pages } from '../../../../domain/pages/pages.ts';
import { visitCalendarPath } from '../../orders/applications/visit-file.ts';

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

  /** Where a kind of mail is switched off, by whoever has the code. */
  unsubscribe(code: string): string {
    return this.to(`/unsubscribe/${code}`);
  }

  get repeatDelivery(): string {
    return this.to(pages.repeatDelivery.path);
  }

  get managePetOrders(): string {
    return this.to(pages.managePetOrders.path);
  }

  /** The page of an application, for whoever asked for the animal. */
  application(id: string): string {
    return this.to(pages.petOrder.path.replace(':id', id));
  }

  /** The same for the staff. */
  manageApplication(id: string): string {
    return this.to(pages.managePetOrder.path.replace(':id', id));
  }

  /** The calendar file of a visit, for whoever has the code. */
  visitCalendar(id: string, code: string): string {
    return this.to(visitCalendarPath(id, code));
  }

  /** The page of an animal that an account keeps. */
  animal(id: string): string {
    return this.to(pages.myAnimal.path.replace(':id', id));
  }

  /** The passport of an animal, for whoever has the code. */
  passport(code: string): string {
    return this.to(`/passport/${code}`);
  }

  /** The calendar of an account, for whoever has the code. */
  calendar(code: string): string {
    return this.to(`/calendar/${code}.ics`);
  }

  get managePets(): string {
    return this.to(pages.managePets.path);
  }

  get purchases(): string {
    return this.to(pages.purchases.path);
  }

  get contact(): string {
    return this.to(pages.contact.path);
  }

  /** A question, for the account that asked it. */
  question(id: string): string {
    return `${this.contact}#question-${id}`;
  }

  get questions(): string {
    return this.to(pages.questions.path);
  }

  /** Where the address of a question is proved, by whoever has the code. */
  proveQuestion(code: string): string {
    return this.to(`/contact/prove/${code}`);
  }

  /** A question with all that was said about it, for the visitor who has its code. */
  questionOfVisitor(code: string): string {
    return this.to(`/contact/question/${code}`);
  }

  get moneyHealth(): string {
    return this.to(pages.moneyHealth.path);
  }

  /** The page where an invitation is accepted. */
  invitation(code: string): string {
    return this.to(pages.invitation.path.replace(':code', code));
  }

  /** The page of an item. */
  item(id: string): string {
    return this.to(itemPath(id));
  }

  /** The page of an order; without a number, its shopper's list of all. */
  order(number: string | null): string {
    return this.to(number ? pages.order.path.replace(':number', number) : pages.goodsOrders.path);
  }

  /** Where more is paid for an order. */
  payMore(number: string | null): string {
    return `${this.order(number)}?pay`;
  }

  /** The same for whoever runs the shop; without a number, the list of everybody's. */
  manageOrder(number: string | null): string {
    const { managedOrder, manageGoodsOrders } = pages;
    return this.to(number ? managedOrder.path.replace(':number', number) : manageGoodsOrders.path);
  }

  private to(path: string): string {
    return `${this.origin}${path}`;
  }
}
