import mongoose from 'mongoose';
import { AuditRecordModel } from '../audit/audit-record.entity.ts';
import { requireWholeDatabase } from '../backup/restore-mark.ts';
import { DeletedPetModel } from '../catalogue/pet/deleted-pet.entity.ts';
import { GonePetModel } from '../catalogue/pet/gone-pet.entity.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { WordModel } from '../catalogue/search/words/word.entity.ts';
import { SynonymModel } from '../catalogue/synonyms/synonym.entity.ts';
import { enableImages } from '../database/change-stream.ts';
import { LeaseModel } from '../database/lease.ts';
import { ServerHeartbeatModel } from '../database/server-heartbeat.ts';
import { PictureModel, RenditionModel } from '../images/picture.entity.ts';
import { MailModel } from '../mail/outbox/mail.entity.ts';
import { CustomerNoteModel } from '../notes/customer-note.entity.ts';
import { OrderNoteModel } from '../notes/order-note.entity.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import { DiscrepancyModel } from '../payments/discrepancies/discrepancy.entity.ts';
import { DisputeModel } from '../payments/disputes/dispute.entity.ts';
import { ReconciliationRunModel } from '../payments/reconciliation/reconciliation-run.entity.ts';
import { PaymentModel } from '../payments/records/payment.entity.ts';
import { RefundModel } from '../payments/refunds/refund.entity.ts';
import { StripeCustomerModel } from '../payments/stripe/customers.ts';
import { ShopIdModel } from '../payments/stripe/shop-id.ts';
import { WebhookEventModel } from '../payments/stripe/webhook-event.entity.ts';
import type { Logger } from '../platform/logging.ts';
import { PromotionModel, PromotionUseModel } from '../promotions/promotion.entity.ts';
import { RateLimitCountModel } from '../rate-limits/rate-limit-count.entity.ts';
import { RepeatPlanModel } from '../repeats/repeat-plan.entity.ts';
import { ReviewModel } from '../reviews/review.entity.ts';
import { StoredSettingsModel } from '../shop-settings/stored-settings.entity.ts';
import { StockWatchModel } from '../stock-watches/stock-watch.entity.ts';
import { StaffInvitationModel } from '../users/invitations/staff-invitation.entity.ts';
import { UserModel } from '../users/user.entity.ts';
import { migrate } from './migrate.ts';

const models = [
  PetModel,
  DeletedPetModel,
  GonePetModel,
  WordModel,
  PictureModel,
  RenditionModel,
  UserModel,
  StaffInvitationModel,
  PetOrderModel,
  CartEntryModel,
  PaymentModel,
  RefundModel,
  OrderNoteModel,
  DisputeModel,
  WebhookEventModel,
  AuditRecordModel,
  CustomerNoteModel,
  PromotionModel,
  SynonymModel,
  StoredSettingsModel,
  MailModel,
  PromotionUseModel,
  RepeatPlanModel,
  StripeCustomerModel,
  StockWatchModel,
  ReviewModel,
  DiscrepancyModel,
  ReconciliationRunModel,
  LeaseModel,
  RateLimitCountModel,
  ServerHeartbeatModel,
  ShopIdModel,
];

/** What the change stream is listened to about. */
const followed = new Set<unknown>([
  PetModel,
  UserModel,
  PetOrderModel,
  CartEntryModel,
  PaymentModel,
  ReviewModel,
  SynonymModel,
  StoredSettingsModel,
]);

/**
 * Makes collections and indexes that are missing, before the first request: the unique indexes are
 * the last line against selling twice, and a transaction must not meet a collection that is not there.
 * Then brings what older versions left up to date.
 */
export async function prepareDatabase(log: Logger): Promise<void> {
  const db = mongoose.connection.getClient().db();
  await requireWholeDatabase(db);
  for (const model of models) {
    await model.createCollection(
      followed.has(model) ? { changeStreamPreAndPostImages: { enabled: true } } : {},
    );
    await makeIndexes(model);
  }
  const names = models.filter((model) => followed.has(model)).map((model) => model.collection.name);
  await enableImages(db, names);
  await migrate(log);
}

/**
 * A large collection takes longer to index than one command may take. The database goes on with it all the same, and
 * answers whoever asks for the same index again once it is there.
 */
async function makeIndexes(model: (typeof models)[number]): Promise<void> {
  for (;;) {
    try {
      await model.createIndexes();
      return;
    } catch (error) {
      if (!(error instanceof mongoose.mongo.MongoNetworkTimeoutError)) throw error;
    }
  }
}
