import type { MailKind } from '../../../../domain/mail/mail-kinds.ts';
import { formatDollars, toCents } from '../../../../domain/money/money.ts';
import { hasTurn } from '../../../../domain/orders/waiting-list.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { type PetRecord, toPet } from '../../catalogue/pet/pet-record.ts';
import type { CartEntryRecord } from '../../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel, type PetOrderRecord } from '../../orders/pet-orders/pet-order.entity.ts';
import { DisputeModel, type DisputeRecord } from '../../payments/disputes/dispute.entity.ts';
import { isCaptured } from '../../payments/records/payment.entity.ts';
import { RefundModel, type RefundRecord } from '../../payments/refunds/refund.entity.ts';
import { ReviewModel, type ReviewRecord } from '../../reviews/review.entity.ts';
import type { CurrentShopSettings } from '../../shop-settings/current-shop-settings.ts';
import {
  StaffInvitationModel,
  type StaffInvitationRecord,
} from '../../users/invitations/staff-invitation.entity.ts';
import { UserModel, type UserRecord } from '../../users/user.entity.ts';
import { registeredLetter, staffInvitedLetter } from '../letters/account-letters.ts';
import { backInStockLetter } from '../letters/item-letters.ts';
import type { Letter } from '../letters/letter.ts';
import {
  type OrderFacts,
  orderCancelledLetter,
  orderDeliveredLetter,
  orderMessageLetter,
  orderPaidLetter,
  orderRefundedLetter,
  orderShippedLetter,
  reviewWantedLetter,
  shopOrderPaidLetter,
} from '../letters/order-letters.ts';
import {
  petOrderAcceptedLetter,
  petOrderCancelledLetter,
  petOrderDeclinedLetter,
  petOrderReadyLetter,
  petOrderReceivedLetter,
  shopPetOrderLetter,
  waitingListTurnLetter,
} from '../letters/pet-order-letters.ts';
import { disputeLetter, lowStockLetter } from '../letters/shop-letters.ts';
import { ShopLinks } from '../letters/shop-links.ts';
import type { MailRecord } from '../outbox/mail.entity.ts';
import { waitingListTurn } from '../outbox/mail-events.ts';
import { orderFacts, parcelOf, readOrder } from './order-facts.ts';
import type { RepeatLettersService } from './repeat-letters.service.ts';

/** What tells a kind of mail; null where what it told is no longer so. */
type Writer = (mail: MailRecord) => Promise<Letter | null>;

/** Writes the letters of mails from the records as they are when they are sent. */
export class MailLettersService {
  readonly links: ShopLinks;

  /** Kinds of events that nothing in the shop makes happen yet have no line. */
  private readonly writers: Readonly<Partial<Record<MailKind, Writer>>> = {
    REGISTERED: (mail) => this.registered(mail),
    STAFF_INVITED: (mail) => this.invited(mail),
    ORDER_PAID: (mail) => this.aboutSold(mail, (order) => orderPaidLetter(order, this.links)),
    SHOP_ORDER_PAID: (mail) => this.aboutSold(mail, (order) => shopOrderPaidLetter(order, this.links)),
    ORDER_SHIPPED: (mail) => this.shipped(mail),
    ORDER_DELIVERED: (mail) =>
      this.aboutEntries(mail, 'delivered', (order) => orderDeliveredLetter(order, this.links)),
    ORDER_CANCELLED: (mail) => this.cancelled(mail),
    ORDER_REFUNDED: (mail) => this.refunded(mail),
    ORDER_MESSAGE: (mail) => this.message(mail),
    PET_ORDER_RECEIVED: (mail) =>
      this.aboutPetOrder(mail, (order) => petOrderReceivedLetter(order, this.links)),
    PET_ORDER_ACCEPTED: (mail) => this.accepted(mail),
    PET_ORDER_DECLINED: (mail) => this.declined(mail),
    PET_ORDER_READY: (mail) => this.ready(mail),
    WAITING_LIST_TURN: (mail) => this.turn(mail),
    SHOP_PET_ORDER: (mail) => this.aboutPetOrder(mail, (order) => shopPetOrderLetter(order, this.links)),
    REPEAT_AHEAD: (mail) => this.repeats.ahead(mail, this.links),
    REPEAT_CHARGED: (mail) => this.repeats.charged(mail, this.links),
    REPEAT_DECLINED: (mail) => this.repeats.declined(mail, this.links),
    SHOP_LOW_STOCK: (mail) => this.lowStock(mail),
    SHOP_DISPUTE: (mail) => this.dispute(mail),
    BACK_IN_STOCK: (mail) => this.backInStock(mail),
    REVIEW_WANTED: (mail) => this.reviewWanted(mail),
  };

  /** @param origin under which the shop is known, such as `https://your.shop` */
  constructor(
    origin: string,
    private readonly shop: Pick<CurrentShopSettings, 'get'>,
    private readonly repeats: RepeatLettersService,
  ) {
    this.links = new ShopLinks(origin);
  }

  /**
   * @returns null where what the mail tells is no longer so
   * @throws Error for a kind that nothing tells yet
   */
  async write(mail: MailRecord): Promise<Letter | null> {
    const writer = this.writers[mail.kind];
    if (!writer) throw new Error(`${mail.kind} has no letter`);
    return writer(mail);
  }

  private async registered({ uid }: MailRecord): Promise<Letter | null> {
    const account = await UserModel.findOne({ uid }).lean<UserRecord>();
    return account && registeredLetter(account, this.links, (await this.shop.get()).name);
  }

  private async invited({ invitationId }: MailRecord): Promise<Letter | null> {
    const invitation = await StaffInvitationModel.findById(invitationId).lean<StaffInvitationRecord>();
    return invitation && staffInvitedLetter(invitation, this.links, (await this.shop.get()).name);
  }

  /** Orders that were paid, whatever became of them since. */
  private async aboutSold(mail: MailRecord, tell: (order: OrderFacts) => Letter): Promise<Letter | null> {
    const { payment, entries } = await readOrder(mail);
    const sold = entries.filter(({ paidAt }) => paidAt);
    return sold.length > 0 ? tell(orderFacts({ payment, entries: sold })) : null;
  }

  /** Orders as far as they are still in a state. */
  private async aboutEntries(
    mail: MailRecord,
    status: CartEntryRecord['status'],
    tell: (order: OrderFacts) => Letter,
  ): Promise<Letter | null> {
    const { payment, entries } = await readOrder(mail);
    const those = entries.filter((entry) => entry.status === status);
    return those.length > 0 ? tell(orderFacts({ payment, entries: those })) : null;
  }

  private async shipped(mail: MailRecord): Promise<Letter | null> {
    const { payment, entries } = await readOrder(mail);
    // Undone for some of them, or for all.
    const sent = entries.filter(({ status }) => status === 'shipped' || status === 'delivered');
    if (sent.length === 0) return null;
    const order = orderFacts({ payment, entries: sent });
    return orderShippedLetter(order, parcelOf(payment), this.links, await this.shop.get());
  }

  private async cancelled(mail: MailRecord): Promise<Letter | null> {
    if (mail.petOrderId)
      return this.aboutPetOrder(mail, (order) => petOrderCancelledLetter(order, this.links));
    const { payment, entries } = await readOrder(mail);
    const isCharged = payment !== null && isCaptured(payment);
    return orderCancelledLetter(orderFacts({ payment, entries }), isCharged, this.links);
  }

  private async refunded(mail: MailRecord): Promise<Letter | null> {
    const [order, refund] = await Promise.all([
      readOrder(mail),
      RefundModel.findById(mail.refundId).lean<RefundRecord>(),
    ]);
    if (!refund) return null;
    const { amount, reason } = refund;
    return orderRefundedLetter(orderFacts(order), { amount: toCents(amount), reason }, this.links);
  }

  private async message(mail: MailRecord): Promise<Letter | null> {
    const { message } = mail;
    return message ? orderMessageLetter(orderFacts(await readOrder(mail)), message, this.links) : null;
  }

  private async aboutPetOrder(
    { petOrderId }: MailRecord,
    tell: (order: PetOrderRecord) => Letter | null,
  ): Promise<Letter | null> {
    const order = await PetOrderModel.findById(petOrderId).lean<PetOrderRecord>();
    return order && tell(order);
  }

  private accepted(mail: MailRecord): Promise<Letter | null> {
    return this.aboutPetOrder(mail, (order) => {
      const isStillSo = order.status === 'approved' || order.status === 'collected';
      return isStillSo ? petOrderAcceptedLetter(order, this.links) : null;
    });
  }

  private declined(mail: MailRecord): Promise<Letter | null> {
    return this.aboutPetOrder(mail, (order) => {
      const isPassedOver = order.declinedBy !== undefined;
      return order.status === 'declined' ? petOrderDeclinedLetter(order, isPassedOver, this.links) : null;
    });
  }

  private ready(mail: MailRecord): Promise<Letter | null> {
    return this.aboutPetOrder(mail, (order) =>
      order.status === 'approved' && order.readyAt ? petOrderReadyLetter(order, this.links) : null,
    );
  }

  /** One who was passed over again and then had another turn is told of that one alone. */
  private turn(mail: MailRecord): Promise<Letter | null> {
    return this.aboutPetOrder(mail, (order) => {
      const isStillSo = hasTurn(order) && waitingListTurn(order, order.turnAt)._id === mail._id;
      return isStillSo ? waitingListTurnLetter(order, this.links) : null;
    });
  }

  private async lowStock({ petId, stock = 0 }: MailRecord): Promise<Letter | null> {
    const pet = await PetModel.findById(petId).lean<PetRecord>();
    return pet && lowStockLetter({ petname: pet.petname, stock }, this.links);
  }

  /** Unless it is sold out again by now. */
  private async backInStock({ petId }: MailRecord): Promise<Letter | null> {
    const pet = await PetModel.findById(petId).lean<PetRecord>();
    const { stock = 0 } = pet ?? {};
    if (!pet || stock === 0 || !toPet(pet).isAvailable) return null;
    const { petname, petprice, short } = pet;
    return backInStockLetter({ id: pet._id.toHexString(), petname, petprice, short, stock }, this.links);
  }

  /** Of what has arrived and its shopper has not said anything of yet. */
  private async reviewWanted(mail: MailRecord): Promise<Letter | null> {
    const { payment, entries } = await readOrder(mail);
    const arrived = entries.filter(({ status }) => status === 'delivered');
    const reviewed = await ReviewModel.find({
      uid: mail.uid,
      petId: { $in: arrived.map(({ petId }) => petId) },
    }).lean<ReviewRecord[]>();
    const known = new Set(reviewed.map(({ petId }) => petId.toHexString()));
    const open = arrived.filter(({ petId }) => !known.has(petId.toHexString()));
    const petnames = [...new Set(open.map(({ petname }) => petname))];
    return petnames.length > 0
      ? reviewWantedLetter(orderFacts({ payment, entries: open }), petnames, this.links)
      : null;
  }

  private async dispute({ disputeId, ...mail }: MailRecord): Promise<Letter | null> {
    const [order, dispute] = await Promise.all([
      readOrder(mail),
      DisputeModel.findOne({ stripeDisputeId: disputeId }).lean<DisputeRecord>(),
    ]);
    if (!dispute) return null;
    const { number: orderNumber, username } = orderFacts(order);
    const { amount, reason } = dispute;
    const what = `The bank of a card disputes ${formatDollars(amount)} (${reason.replaceAll('_', ' ')}).`;
    return disputeLetter({ amount, what, orderNumber, username }, this.links);
  }
}
