import mongoose, { type ClientSession } from 'mongoose';
import { MAX_WISHED_ITEMS } from '../../../../domain/catalogue/wish-list.ts';
import { endedPaymentStates } from '../../../../domain/orders/order-states.ts';
import { OwnAnimalModel } from '../../animals/animal.entity.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../../orders/pet-orders/pet-order.entity.ts';
import { nameAddress } from '../../orders/records/order-addresses.ts';
import { PaymentModel, type PaymentRecord } from '../../orders/records/payment.entity.ts';
import { ProblemModel } from '../../orders/records/problem.entity.ts';
import { RefundModel } from '../../orders/refunds/refund.entity.ts';
import { MailModel } from '../../outbox/mail.entity.ts';
import { PromotionUseModel } from '../../promotions/promotion.entity.ts';
import { RepeatPlanModel } from '../../repeats/repeat-plan.entity.ts';
import { ReviewModel } from '../../reviews/review.entity.ts';
import { PriceWatchModel } from '../../stock-watches/price-watch.entity.ts';
import { StockWatchModel } from '../../stock-watches/stock-watch.entity.ts';
import { ThreadModel } from '../../threads/thread.entity.ts';
import { ThreadPhotoModel } from '../../threads/thread-photo.entity.ts';
import type { UserRecord } from '../../users/user.entity.ts';
import { WishListModel, type WishListRecord } from '../../wish-lists/wish-list.entity.ts';
import { CustomerNoteModel } from '../customer-note.entity.ts';

type Account = Pick<UserRecord, 'uid' | 'email'>;

/** What an account has, counted. */
export interface OwnedCounts {
  readonly orders: number;
  readonly petOrders: number;
  readonly refunds: number;
  readonly repeatPlans: number;
  readonly reviews: number;
  readonly stockWatches: number;
  readonly notes: number;
  readonly mails: number;
}

/** Most records of one kind that go to another account: one transaction writes all of them. */
export const MAX_MOVED = 5000;

/** Counts what an account has, of each kind no further than to one more than can be moved. */
export async function countOwned(uid: string, session: ClientSession | null): Promise<OwnedCounts> {
  const count = (model: Countable, also: object = {}) =>
    model.collection.countDocuments({ uid, ...also }, { limit: MAX_MOVED + 1, ...(session && { session }) });
  return {
    // Checkouts that ended unpaid go along, and are no orders.
    orders: await count(PaymentModel, {
      number: { $type: 'string' },
      status: { $nin: [...endedPaymentStates] },
    }),
    petOrders: await count(PetOrderModel),
    refunds: await count(RefundModel),
    repeatPlans: await count(RepeatPlanModel),
    reviews: await count(ReviewModel),
    stockWatches: (await count(StockWatchModel)) + (await count(PriceWatchModel)),
    notes: await count(CustomerNoteModel),
    mails: await count(MailModel),
  };
}

/** Whether an account has more of something than one transaction can move, checkouts that ended unpaid included. */
export async function hasTooMany(uid: string, session: ClientSession | null): Promise<boolean> {
  for (const model of [
    PaymentModel,
    CartEntryModel,
    PetOrderModel,
    MailModel,
    ThreadModel,
    ThreadPhotoModel,
  ] as const) {
    const options = { limit: MAX_MOVED + 1, ...(session && { session }) };
    if ((await (model as Countable).collection.countDocuments({ uid }, options)) > MAX_MOVED) return true;
  }
  return false;
}

interface Countable {
  readonly collection: Pick<mongoose.mongo.Collection, 'countDocuments'>;
}

/** Gives all that belongs to an account to another one. What is in the way (obstacles.ts) must be gone. */
export async function moveOwned(from: Account, to: Account, session: ClientSession): Promise<void> {
  const own = { uid: from.uid };
  const options = { session };
  await freeKeys(from, to, session);
  const withCode = await PaymentModel.find({ ...own, promotionId: { $exists: true } }, { _id: 1 })
    .session(session)
    .lean<PaymentRecord[]>();
  await PromotionUseModel.updateMany(
    { _id: { $in: withCode.map(({ _id }) => _id) } },
    { uid: to.uid },
    options,
  );
  await PaymentModel.updateMany(own, { uid: to.uid }, options);
  await nameAddress(to.uid, to.email, session);
  await CartEntryModel.updateMany(own, { uid: to.uid }, options);
  await PetOrderModel.updateMany(own, { uid: to.uid }, options);
  await ProblemModel.updateMany(own, { uid: to.uid }, options);
  await RefundModel.updateMany(own, { uid: to.uid }, options);
  await movePlans(from, to, session);
  await ReviewModel.updateMany(own, { uid: to.uid }, options);
  await moveWatches(from, to, session);
  await joinWishLists(from, to, session);
  await OwnAnimalModel.updateMany(own, { uid: to.uid }, options);
  await CustomerNoteModel.updateMany(own, { uid: to.uid }, options);
  await ThreadModel.updateMany(own, { uid: to.uid, email: to.email }, options);
  await ThreadPhotoModel.updateMany(own, { uid: to.uid, email: to.email }, options);
  await MailModel.updateMany(own, { uid: to.uid }, options);
}

/** The same browser may have used both accounts: a key that both have goes on to name the checkout of the kept one. */
async function freeKeys(from: Account, to: Account, session: ClientSession): Promise<void> {
  const named = { idempotencyKey: { $type: 'string' as const } };
  const payments = await PaymentModel.find({ uid: from.uid, ...named })
    .session(session)
    .lean<PaymentRecord[]>();
  const keys = payments.flatMap(({ idempotencyKey }) => (idempotencyKey ? [idempotencyKey] : []));
  const others = await PaymentModel.find({
    uid: to.uid,
    $and: [named, { idempotencyKey: { $in: keys } }],
  })
    .session(session)
    .lean<PaymentRecord[]>();
  const taken = new Set(others.map(({ idempotencyKey }) => idempotencyKey));
  for (const { _id, idempotencyKey = '' } of payments.filter((payment) =>
    taken.has(payment.idempotencyKey),
  )) {
    await PaymentModel.updateOne({ _id }, { idempotencyKey: `${idempotencyKey} ${_id}` }, { session });
  }
}

/** Plans go on to charge their cards, which Stripe keeps for the account that saved them, and tell who has them now. */
async function movePlans(from: Account, to: Account, session: ClientSession): Promise<void> {
  const cardUid = { $ifNull: ['$cardUid', { $literal: from.uid }] };
  const moved = { uid: { $literal: to.uid }, email: { $literal: to.email }, cardUid };
  await RepeatPlanModel.updateMany({ uid: from.uid }, [{ $set: moved }], { session, updatePipeline: true });
}

/** Who waited for an item by both accounts waits for it once. */
async function moveWatches(from: Account, to: Account, session: ClientSession): Promise<void> {
  for (const model of [StockWatchModel, PriceWatchModel] as readonly WatchModel[]) {
    const petIds = await model.distinct('petId', { uid: to.uid }).session(session);
    await model.deleteMany({ uid: from.uid, petId: { $in: petIds } }, { session });
    await model.updateMany({ uid: from.uid }, { uid: to.uid, email: to.email }, { session });
  }
}

type WatchModel = Pick<typeof StockWatchModel, 'distinct' | 'deleteMany' | 'updateMany'>;

/** One list of both, the kept account's wishes first; an address under which the other was shared leads nowhere. */
async function joinWishLists(from: Account, to: Account, session: ClientSession): Promise<void> {
  const gone = await WishListModel.findOneAndDelete({ uid: from.uid }, { session }).lean<WishListRecord>();
  if (!gone) return;
  const kept = await WishListModel.findOne({ uid: to.uid }).session(session).lean<WishListRecord>();
  const wishes = new Map([...(kept?.petIds ?? []), ...gone.petIds].map((id) => [String(id), id]));
  const petIds = [...wishes.values()].slice(0, MAX_WISHED_ITEMS);
  await WishListModel.updateOne({ uid: to.uid }, { petIds }, { upsert: true, session });
}
