import type { ClassType, NonEmptyArray } from 'type-graphql';
import { AnimalsResolver } from '../animals/animals.resolver.ts';
import { CalendarsResolver } from '../animals/calendars.resolver.ts';
import { FoodChangesResolver } from '../animals/food-changes/food-changes.resolver.ts';
import { NotTakenResolver } from '../animals/not-taken.resolver.ts';
import { OwnPapersResolver } from '../animals/papers/own-papers.resolver.ts';
import { PassportsResolver } from '../animals/passports.resolver.ts';
import { AuditResolver } from '../audit/audit.resolver.ts';
import {
  AnimalFileFieldsResolver,
  AnimalFilesResolver,
  AnimalMedicalResolver,
} from '../catalogue/animal-files/animal-files.resolver.ts';
import { FilePapersResolver } from '../catalogue/animal-files/papers/file-papers.resolver.ts';
import { MatchingResolver } from '../catalogue/matching/matching.resolver.ts';
import { OwnHouseholdResolver } from '../catalogue/matching/own-household.resolver.ts';
import { OwnHouseholdService } from '../catalogue/matching/own-household.service.ts';
import { MissedSearchesResolver } from '../catalogue/missed-searches/missed-searches.resolver.ts';
import { GoodsInResolver } from '../catalogue/pet/goods-in.resolver.ts';
import { PetConnectionResolver, PetFacetsResolver, PetsResolver } from '../catalogue/pets.resolver.ts';
import { PetPicturesResolver } from '../catalogue/pictures/pet-pictures.resolver.ts';
import { ShopListsResolver } from '../catalogue/shop-lists/shop-lists.resolver.ts';
import { SimilarPetsResolver } from '../catalogue/similar/similar-pets.resolver.ts';
import { SuggestionsResolver } from '../catalogue/suggestions/suggestions.resolver.ts';
import { SynonymsResolver } from '../catalogue/synonyms/synonyms.resolver.ts';
import { VariantsResolver } from '../catalogue/variants/variants.resolver.ts';
import {
  CartEntryCustomerResolver,
  CustomerRecordsResolver,
  CustomersResolver,
  OrderCustomerResolver,
  PetOrderCustomerResolver,
} from '../customers/customers.resolver.ts';
import { CustomerMergeResolver } from '../customers/merge/customer-merge.resolver.ts';
import { AdoptionFiguresResolver } from '../dashboard/adoption-figures.resolver.ts';
import { DashboardResolver } from '../dashboard/dashboard.resolver.ts';
import { FeedingResolver } from '../feeding/feeding.resolver.ts';
import { PetImageResolver } from '../images/pet-image.resolver.ts';
import { ItemEditsResolver } from '../item-edits/item-edits.resolver.ts';
import { AgreementsResolver } from '../orders/agreements/agreements.resolver.ts';
import { AmendmentsResolver } from '../orders/amendments/amendments.resolver.ts';
import { ApplicationFieldsResolver } from '../orders/applications/application-fields.resolver.ts';
import { ApplicationsResolver } from '../orders/applications/applications.resolver.ts';
import { DecisionsResolver } from '../orders/applications/decisions.resolver.ts';
import { ApplicationFilesResolver } from '../orders/applications/files/application-files.resolver.ts';
import { TypedAnswersResolver } from '../orders/applications/typed-answers.resolver.ts';
import {
  CartEntriesResolver,
  UserCartEntriesResolver,
} from '../orders/cart-entries/cart-entries.resolver.ts';
import { OrderChangesResolver } from '../orders/changes/order-changes.resolver.ts';
import { OrderMessagesResolver } from '../orders/order/order-messages.resolver.ts';
import {
  CartEntryOrderResolver,
  OrdersResolver,
  UserOrdersResolver,
} from '../orders/order/orders.resolver.ts';
import { PetOrdersResolver, UserPetOrdersResolver } from '../orders/pet-orders/pet-orders.resolver.ts';
import { PetWithdrawalResolver } from '../orders/pet-orders/pet-withdrawal.resolver.ts';
import { OrderProblemsResolver, ProblemsResolver } from '../orders/problems/problems.resolver.ts';
import { PetDeliveryResolver, QuotesResolver } from '../orders/quotes/quotes.resolver.ts';
import { RefundsResolver, UserRefundsResolver } from '../orders/refunds/refunds.resolver.ts';
import { SavedCardsResolver } from '../payments/cards/saved-cards.resolver.ts';
import { CartOrdersResolver } from '../payments/checkout/cart-orders.resolver.ts';
import { OrderDisputesResolver } from '../payments/disputes/order-disputes.resolver.ts';
import { AdoptionFeesResolver, FeePaymentsResolver } from '../payments/fees/adoption-fees.resolver.ts';
import { PayLinksResolver } from '../payments/pay-links/pay-links.resolver.ts';
import { PaymentsResolver } from '../payments/payments.resolver.ts';
import { FindingResolver, MoneyHealthResolver } from '../payments/reconciliation/money-health.resolver.ts';
import { AccountDeletionResolver } from '../personal-data/account-deletion.resolver.ts';
import { PromotionPreviewResolver } from '../promotions/preview/promotion-preview.resolver.ts';
import { PromotionsResolver } from '../promotions/promotions.resolver.ts';
import { RepeatPlansResolver, UserRepeatPlansResolver } from '../repeats/repeat-plans.resolver.ts';
import { RatedPetsResolver } from '../reviews/rated-pets.resolver.ts';
import { ReviewPhotosResolver } from '../reviews/review-photos.resolver.ts';
import { CartEntryReviewResolver, ReviewsResolver } from '../reviews/reviews.resolver.ts';
import { ShopSettingsResolver } from '../shop-settings/shop-settings.resolver.ts';
import { StockKeepingResolver } from '../stock-keeping/stock-keeping.resolver.ts';
import { StockListsResolver } from '../stock-keeping/stock-lists.resolver.ts';
import { PriceWatchesResolver } from '../stock-watches/price-watches.resolver.ts';
import { StockWatchesResolver } from '../stock-watches/stock-watches.resolver.ts';
import { ThreadMessagesResolver, ThreadsResolver, UserThreadsResolver } from '../threads/threads.resolver.ts';
import { AddressesResolver } from '../users/addresses/addresses.resolver.ts';
import { StaffInvitationsResolver } from '../users/invitations/staff-invitations.resolver.ts';
import { LastContactResolver } from '../users/last-contact.resolver.ts';
import { SignInsResolver } from '../users/sign-ins.resolver.ts';
import { UsersResolver } from '../users/users.resolver.ts';
import { WishListsResolver } from '../wish-lists/wish-lists.resolver.ts';
import type { Container } from './container.ts';

type ResolverEntry = readonly [resolver: ClassType<object>, make: (container: Container) => object];

/** Every resolver of the schema, with what it is made of. */
const entries: NonEmptyArray<ResolverEntry> = [
  [PetsResolver, (c) => new PetsResolver(c.pets, c.search, c.petEditing, c.images, c.missedSearches, c.shop)],
  [GoodsInResolver, () => new GoodsInResolver()],
  [AnimalFilesResolver, (c) => new AnimalFilesResolver(c.animalFiles)],
  [FilePapersResolver, (c) => new FilePapersResolver(c.filePapers)],
  [AnimalFileFieldsResolver, (c) => new AnimalFileFieldsResolver(c.animalFiles)],
  [AnimalMedicalResolver, () => new AnimalMedicalResolver()],
  [PetWithdrawalResolver, (c) => new PetWithdrawalResolver(c.petWithdrawal, c.leavingAnimals)],
  [ItemEditsResolver, (c) => new ItemEditsResolver(c.itemEdits)],
  [PetConnectionResolver, () => new PetConnectionResolver()],
  [VariantsResolver, (c) => new VariantsResolver(c.variants)],
  [PetFacetsResolver, () => new PetFacetsResolver()],
  [PetPicturesResolver, (c) => new PetPicturesResolver(c.petPictures)],
  [SuggestionsResolver, (c) => new SuggestionsResolver(c.suggestions)],
  [PetImageResolver, () => new PetImageResolver()],
  [PetOrdersResolver, (c) => new PetOrdersResolver(c.petOrders)],
  [AgreementsResolver, (c) => new AgreementsResolver(c.agreements)],
  [ApplicationsResolver, (c) => new ApplicationsResolver(c.applications, c.visits)],
  [ApplicationFilesResolver, (c) => new ApplicationFilesResolver(c.applicationFiles)],
  [TypedAnswersResolver, (c) => new TypedAnswersResolver(c.typedAnswers)],
  [DecisionsResolver, (c) => new DecisionsResolver(c.longerHolds, c.feeWaivers)],
  [ApplicationFieldsResolver, (c) => new ApplicationFieldsResolver(c.visits, c.matching, c.shop)],
  [UserPetOrdersResolver, (c) => new UserPetOrdersResolver(c.petOrders)],
  [CartEntriesResolver, (c) => new CartEntriesResolver(c.cartEntries, c.shipments)],
  [SimilarPetsResolver, (c) => new SimilarPetsResolver(c.similarPets)],
  [MatchingResolver, (c) => new MatchingResolver(c.matching)],
  [OwnHouseholdResolver, () => new OwnHouseholdResolver(new OwnHouseholdService())],
  [FeedingResolver, () => new FeedingResolver()],
  [PetDeliveryResolver, (c) => new PetDeliveryResolver(c.quotes)],
  [QuotesResolver, (c) => new QuotesResolver(c.quotes, c.cartEntries, c.failedPromotionCodes)],
  [CartOrdersResolver, (c) => new CartOrdersResolver(c.legacyMatching, c.cancellation, c.shipmentUndo)],
  [UserCartEntriesResolver, (c) => new UserCartEntriesResolver(c.cartEntries)],
  [
    OrdersResolver,
    (c) =>
      new OrdersResolver(
        ...([c.orders, c.shipments, c.mails, c.orderRefunds, c.returns] as const),
        ...([c.orderNotes, c.orderHolds, c.entriesCancellation] as const),
      ),
  ],
  [AmendmentsResolver, (c) => new AmendmentsResolver(c.amendments)],
  [PayLinksResolver, (c) => new PayLinksResolver(c.payLinks)],
  [AdoptionFeesResolver, (c) => new AdoptionFeesResolver(c.adoptionFees)],
  [FeePaymentsResolver, () => new FeePaymentsResolver()],
  [OrderMessagesResolver, (c) => new OrderMessagesResolver(c.orderMessages)],
  [OrderDisputesResolver, (c) => new OrderDisputesResolver(c.disputeEvidence, c.orders)],
  [ProblemsResolver, (c) => new ProblemsResolver(c.problems, c.problemAnswers)],
  [OrderProblemsResolver, (c) => new OrderProblemsResolver(c.problems)],
  [UserOrdersResolver, (c) => new UserOrdersResolver(c.orders)],
  [CartEntryOrderResolver, (c) => new CartEntryOrderResolver(c.orders)],
  [PaymentsResolver, (c) => new PaymentsResolver(c.payments, c.checkout, c.failedPromotionCodes)],
  [RefundsResolver, () => new RefundsResolver()],
  [UserRefundsResolver, () => new UserRefundsResolver()],
  [MoneyHealthResolver, (c) => new MoneyHealthResolver(c.moneyHealth, c.findings, c.reconciliation)],
  [FindingResolver, (c) => new FindingResolver(c.disputes)],
  [UsersResolver, (c) => new UsersResolver(c.users, c.roles)],
  [AddressesResolver, (c) => new AddressesResolver(c.addresses)],
  [SignInsResolver, (c) => new SignInsResolver(c.users, c.identity)],
  [SavedCardsResolver, (c) => new SavedCardsResolver(c.savedCards)],
  [LastContactResolver, (c) => new LastContactResolver(c.users)],
  [StaffInvitationsResolver, (c) => new StaffInvitationsResolver(c.invitations, c.failingCodes)],
  [CustomersResolver, (c) => new CustomersResolver(c.customers, c.customerNotes)],
  [CustomerRecordsResolver, (c) => new CustomerRecordsResolver(c.orders, c.petOrders, c.mails)],
  [AccountDeletionResolver, (c) => new AccountDeletionResolver(c.accountDeletion)],
  [CustomerMergeResolver, (c) => new CustomerMergeResolver(c.customerMerge, c.signInRemoval)],
  [PetOrderCustomerResolver, () => new PetOrderCustomerResolver()],
  [OrderCustomerResolver, () => new OrderCustomerResolver()],
  [CartEntryCustomerResolver, () => new CartEntryCustomerResolver()],
  [AdoptionFiguresResolver, (c) => new AdoptionFiguresResolver(c.shop)],
  [DashboardResolver, (c) => new DashboardResolver(c.dashboard)],
  [AuditResolver, (c) => new AuditResolver(c.audit)],
  [PromotionPreviewResolver, (c) => new PromotionPreviewResolver(c.promotionPreviews)],
  [
    RepeatPlansResolver,
    (c) =>
      new RepeatPlansResolver(c.repeatPlans, c.repeats, c.repeatPrices, c.repeatOverviews, c.repeatForecasts),
  ],
  [UserRepeatPlansResolver, (c) => new UserRepeatPlansResolver(c.repeatPlans)],
  [ShopListsResolver, (c) => new ShopListsResolver(c.shopLists)],
  [SynonymsResolver, (c) => new SynonymsResolver(c.synonyms)],
  [MissedSearchesResolver, (c) => new MissedSearchesResolver(c.missedSearches)],
  [PromotionsResolver, (c) => new PromotionsResolver(c.promotions)],
  [ShopSettingsResolver, (c) => new ShopSettingsResolver(c.shopSettings)],
  [StockKeepingResolver, (c) => new StockKeepingResolver(c.stockKeeping)],
  [StockListsResolver, (c) => new StockListsResolver(c.purchases)],
  [StockWatchesResolver, (c) => new StockWatchesResolver(c.stockWatches)],
  [PriceWatchesResolver, (c) => new PriceWatchesResolver(c.priceWatches)],
  [WishListsResolver, (c) => new WishListsResolver(c.wishLists)],
  [AnimalsResolver, (c) => new AnimalsResolver(c.animals)],
  [FoodChangesResolver, (c) => new FoodChangesResolver(c.foodChanges, c.foodChangeSupply)],
  [NotTakenResolver, (c) => new NotTakenResolver(c.notTaken)],
  [CalendarsResolver, (c) => new CalendarsResolver(c.calendars)],
  [OwnPapersResolver, (c) => new OwnPapersResolver(c.ownPapers)],
  [PassportsResolver, (c) => new PassportsResolver(c.passports)],
  [ReviewsResolver, (c) => new ReviewsResolver(c.reviews, c.reviewAnswers)],
  [RatedPetsResolver, (c) => new RatedPetsResolver(c.ratedPets)],
  [ReviewPhotosResolver, (c) => new ReviewPhotosResolver(c.reviewPhotos)],
  [ThreadsResolver, (c) => new ThreadsResolver(c.threads, c.threadAnswers)],
  [ThreadMessagesResolver, (c) => new ThreadMessagesResolver(c.threadPhotos)],
  [UserThreadsResolver, () => new UserThreadsResolver()],
  [CartEntryReviewResolver, () => new CartEntryReviewResolver()],
  [OrderChangesResolver, () => new OrderChangesResolver()],
];

export const resolverClasses = entries.map(([resolver]) => resolver) as NonEmptyArray<ClassType<object>>;

/** The instances that type-graphql calls. */
export function createResolvers(container: Container) {
  const instances = new Map<unknown, object>(
    entries.map(([resolver, make]) => [resolver, make(container)] as const),
  );
  return { get: (resolver: unknown) => instances.get(resolver) };
}
