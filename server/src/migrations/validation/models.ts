import { AnimalContentModel } from '../../animal-papers/animal-content.entity.ts';
import { OwnAnimalModel } from '../../animals/animal.entity.ts';
import { AuditRecordModel } from '../../audit/audit-record.entity.ts';
import { AnimalFileModel } from '../../catalogue/animal-files/animal-file.entity.ts';
import { MissedSearchModel } from '../../catalogue/missed-searches/missed-search.entity.ts';
import { DeletedPetModel } from '../../catalogue/pet/deleted-pet.entity.ts';
import { GonePetModel } from '../../catalogue/pet/gone-pet.entity.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { WordModel } from '../../catalogue/search/words/word.entity.ts';
import { ListValueModel } from '../../catalogue/shop-lists/list-value.entity.ts';
import { BoughtTogetherModel } from '../../catalogue/similar/bought-together.entity.ts';
import { StockMoveModel } from '../../catalogue/stock/stock-move.entity.ts';
import { SynonymModel } from '../../catalogue/synonyms/synonym.entity.ts';
import { CustomerNoteModel } from '../../customers/customer-note.entity.ts';
import { LeaseModel } from '../../database/lease.ts';
import { ServerHeartbeatModel } from '../../database/server-heartbeat.ts';
import { ImportChunkModel } from '../../exchange/jobs/import-chunk.entity.ts';
import { ItemImportModel } from '../../exchange/jobs/item-import.entity.ts';
import { PictureModel, RenditionModel } from '../../images/picture.entity.ts';
import { ItemsEditModel } from '../../item-edits/records/item-edit.entity.ts';
import { ItemsEditPartModel } from '../../item-edits/records/item-edit-part.entity.ts';
import { ApplicationFilesModel } from '../../orders/applications/files/application-files.entity.ts';
import { TypedAnswersModel } from '../../orders/applications/typed-answers.entity.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { OrderNoteModel } from '../../orders/notes/order-note.entity.ts';
import { PetOrderModel } from '../../orders/pet-orders/pet-order.entity.ts';
import { ProblemPhotoModel } from '../../orders/problems/problem-photo.entity.ts';
import { DisputeModel } from '../../orders/records/dispute.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import { ProblemModel } from '../../orders/records/problem.entity.ts';
import { RefundModel } from '../../orders/refunds/refund.entity.ts';
import { ShipmentModel } from '../../orders/shipments/shipment.entity.ts';
import { MailModel } from '../../outbox/mail.entity.ts';
import { FindingModel } from '../../payments/findings/finding.entity.ts';
import { ReconciliationRunModel } from '../../payments/reconciliation/reconciliation-run.entity.ts';
import { StripeCustomerModel } from '../../payments/stripe/customers.ts';
import { ShopIdModel } from '../../payments/stripe/shop-id.ts';
import { WebhookEventModel } from '../../payments/stripe/webhook-event.entity.ts';
import { PromotionModel, PromotionUseModel } from '../../promotions/promotion.entity.ts';
import { RateLimitCountModel } from '../../rate-limits/rate-limit-count.entity.ts';
import { RepeatPlanModel } from '../../repeats/repeat-plan.entity.ts';
import { ReviewModel } from '../../reviews/review.entity.ts';
import { StoredSettingsModel } from '../../shop-settings/stored-settings.entity.ts';
import { PriceWatchModel } from '../../stock-watches/price-watch.entity.ts';
import { StockWatchModel } from '../../stock-watches/stock-watch.entity.ts';
import { ThreadModel } from '../../threads/thread.entity.ts';
import { ThreadPhotoModel } from '../../threads/thread-photo.entity.ts';
import { ForgottenAccountModel } from '../../users/forgotten/forgotten-account.entity.ts';
import { StaffInvitationModel } from '../../users/invitations/staff-invitation.entity.ts';
import { UserModel } from '../../users/user.entity.ts';
import { WishListModel } from '../../wish-lists/wish-list.entity.ts';
import { SetAsideRecordModel } from './set-aside-record.entity.ts';

/** Of all collections that the shop reads. */
export const models = [
  PetModel,
  DeletedPetModel,
  GonePetModel,
  AnimalFileModel,
  AnimalContentModel,
  StockMoveModel,
  BoughtTogetherModel,
  WordModel,
  PictureModel,
  RenditionModel,
  UserModel,
  ForgottenAccountModel,
  StaffInvitationModel,
  PetOrderModel,
  TypedAnswersModel,
  ApplicationFilesModel,
  CartEntryModel,
  PaymentModel,
  RefundModel,
  ShipmentModel,
  ProblemModel,
  ProblemPhotoModel,
  OrderNoteModel,
  DisputeModel,
  ItemImportModel,
  ImportChunkModel,
  WebhookEventModel,
  AuditRecordModel,
  CustomerNoteModel,
  PromotionModel,
  SynonymModel,
  MissedSearchModel,
  ItemsEditModel,
  ItemsEditPartModel,
  ListValueModel,
  StoredSettingsModel,
  MailModel,
  PromotionUseModel,
  RepeatPlanModel,
  StripeCustomerModel,
  StockWatchModel,
  PriceWatchModel,
  WishListModel,
  OwnAnimalModel,
  ThreadModel,
  ThreadPhotoModel,
  ReviewModel,
  FindingModel,
  ReconciliationRunModel,
  LeaseModel,
  RateLimitCountModel,
  ServerHeartbeatModel,
  ShopIdModel,
  SetAsideRecordModel,
] as const;
