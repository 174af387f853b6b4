import type { ClientSession, Types } from 'mongoose';
import type { CartEntryRecord } from './cart-entries/cart-entry.entity.ts';
import type { PetOrderRecord } from './pet-orders/pet-order.entity.ts';
import type { PaymentRecord } from './records/payment.entity.ts';

/*
 * What orders have done by rooms above them, which they do not import. `app/` hands in who does it.
 */

/** Sends what orders owe to Stripe. */
export interface RefundSender {
  /** Sends what is owed for one payment. What fails stays owed, and is tried again later. */
  send(paymentId: Types.ObjectId): Promise<void>;
  /** The same after a change that is made, whatever comes of this. */
  follow(paymentId: Types.ObjectId): Promise<void>;
}

/** Ends payments that nobody made, at Stripe too. */
export interface PaymentCanceller {
  /** @returns the payment as it is afterwards: settled, where it was charged in the meantime */
  cancel(payment: PaymentRecord): Promise<PaymentRecord>;
}

/** Where animals of the shop are kept once they have a new home. */
export interface NewHomes {
  /** Gives an animal to its new people, in the transaction that moves its order; once, also when called twice. */
  keep(order: PetOrderRecord, session: ClientSession): Promise<void>;
  /** Says that an animal came back to the shop, in the transaction that moves its order. */
  cameBack(order: PetOrderRecord, session: ClientSession): Promise<void>;
}

/** Conversations of the shop with its shoppers. */
export interface OrderConversations {
  /**
   * Says something about an order, in the transaction that mails it, so that an answer to it is read.
   *
   * @returns the thread that it stands in; null where nobody is left to answer
   */
  tell(
    order: PaymentRecord,
    said: { readonly text: string; readonly staff: string },
    session: ClientSession,
  ): Promise<Types.ObjectId | null>;
  /** Whoever stood outside for an order has got it, or a part of it: nobody waits there any more. */
  handedOver(paymentId: Types.ObjectId, session: ClientSession): Promise<void>;
}

/** An order that was paid, as far as repeat plans go by it. */
export interface PaidOrder {
  readonly _id: Types.ObjectId;
  /** The plan whose delivery it is. */
  readonly repeatPlanId?: Types.ObjectId;
}

/** Which card a plan charges. */
export interface PlanCard {
  /** Stripe's id of the payment that was paid with it. */
  readonly cardIntentId: string;
  /** The account among whose cards it is kept, by its uid, where it is another one. */
  readonly cardUid?: string;
}

/** What orders do to repeat plans, each in the transaction that moves the order. */
export interface PlanKeeper {
  /**
   * Begins a plan for each line that is to come again.
   *
   * @param card what it charges from then on
   */
  begin(entries: readonly CartEntryRecord[], card: PlanCard, session: ClientSession): Promise<void>;
  /**
   * Records what a payment of a plan paid: the next delivery is due.
   *
   * @param sent nothing where all of it was cancelled, or is no longer sold
   */
  advance(order: PaidOrder, sent: readonly CartEntryRecord[], session: ClientSession): Promise<void>;
  /** Ends what an order began that was called off before it was sent. */
  endBegunBy(entries: readonly CartEntryRecord[], session: ClientSession): Promise<void>;
}

/** Which cards the plans of an account charge that are not over. */
export interface PlanCards {
  /** @returns for each plan its item's name and its card, as far as it was looked up at Stripe yet */
  cardsOf(
    uid: string,
  ): Promise<readonly (PlanCard & { readonly petname: string; readonly paymentMethodId?: string })[]>;
}
