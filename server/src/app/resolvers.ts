import type { ClassType, NonEmptyArray } from 'type-graphql';
import { DashboardResolver } from '../admin-dashboard/dashboard.resolver.ts';
import { AuditResolver } from '../audit/audit.resolver.ts';
import { PetConnectionResolver, PetFacetsResolver, PetsResolver } from '../catalogue/pets.resolver.ts';
import { SimilarPetsResolver } from '../catalogue/similar/similar-pets.resolver.ts';
import { SuggestionsResolver } from '../catalogue/suggestions/suggestions.resolver.ts';
import { SynonymsResolver } from '../catalogue/synonyms/synonyms.resolver.ts';
import {
  CustomerRecordsResolver,
  CustomersResolver,
  OrderCustomerResolver,
  PetOrderCustomerResolver,
} from '../customers/customers.resolver.ts';
import { CustomerMergeResolver } from '../customers/merge/customer-merge.resolver.ts';
import { PetImageResolver } from '../images/pet-image.resolver.ts';
import {
  CartEntriesResolver,
  UserCartEntriesResolver,
} from '../orders/cart-entries/cart-entries.resolver.ts';
import { OrderChangesResolver } from '../orders/changes/order-changes.resolver.ts';
import { PetOrdersResolver, UserPetOrdersResolver } from '../orders/pet-orders/pet-orders.resolver.ts';
import { PetWithdrawalResolver } from '../orders/pet-withdrawal/pet-withdrawal.resolver.ts';
import { PetDeliveryResolver, QuotesResolver } from '../orders/quotes/quotes.resolver.ts';
import { CartOrdersResolver } from '../payments/checkout/cart-orders.resolver.ts';
import { OrderMessagesResolver } from '../payments/orders/order-messages.resolver.ts';
import {
  CartEntryOrderResolver,
  OrdersResolver,
  UserOrdersResolver,
} from '../payments/orders/orders.resolver.ts';
import { PaymentsResolver } from '../payments/payments.resolver.ts';
import { PromotionPreviewResolver } from '../payments/promotion-preview/promotion-preview.resolver.ts';
import {
  DiscrepancyResolver,
  PaymentHealthResolver,
} from '../payments/reconciliation/payment-health.resolver.ts';
import { RefundsResolver, UserRefundsResolver } from '../payments/refunds.resolver.ts';
import { RepeatPlansResolver, UserRepeatPlansResolver } from '../payments/repeats/repeat-plans.resolver.ts';
import { PromotionsResolver } from '../promotions/promotions.resolver.ts';
import { CartEntryReviewResolver, ReviewsResolver } from '../reviews/reviews.resolver.ts';
import { ShopSettingsResolver } from '../shop-settings/shop-settings.resolver.ts';
import { StockWatchesResolver } from '../stock-watches/stock-watches.resolver.ts';
import { StaffInvitationsResolver } from '../users/invitations/staff-invitations.resolver.ts';
import { UsersResolver } from '../users/users.resolver.ts';
import type { Container } from './container.ts';

type ResolverEntry = readonly [resolver: ClassType<object>, make: (container: Container) => object];

/** Every resolver of the schema, with what it is made of. */
const entries: NonEmptyArray<ResolverEntry> = [
  [PetsResolver, (c) => new PetsResolver(c.pets, c.search, c.petEditing, c.images)],
  [PetWithdrawalResolver, (c) => new PetWithdrawalResolver(c.petWithdrawal)],
  [PetConnectionResolver, () => new PetConnectionResolver()],
  [PetFacetsResolver, () => new PetFacetsResolver()],
  [SuggestionsResolver, (c) => new SuggestionsResolver(c.suggestions)],
  [PetImageResolver, () => new PetImageResolver()],
  [PetOrdersResolver, (c) => new PetOrdersResolver(c.petOrders)],
  [UserPetOrdersResolver, (c) => new UserPetOrdersResolver(c.petOrders)],
  [CartEntriesResolver, (c) => new CartEntriesResolver(c.cartEntries)],
  [SimilarPetsResolver, (c) => new SimilarPetsResolver(c.similarPets)],
  [PetDeliveryResolver, (c) => new PetDeliveryResolver(c.quotes)],
  [QuotesResolver, (c) => new QuotesResolver(c.quotes, c.cartEntries)],
  [CartOrdersResolver, (c) => new CartOrdersResolver(c.legacyMatching, c.cancellation, c.shipmentUndo)],
  [UserCartEntriesResolver, (c) => new UserCartEntriesResolver(c.cartEntries)],
  [
    OrdersResolver,
    (c) => new OrdersResolver(c.orders, c.shipments, c.mails, c.orderRefunds, c.returns, c.orderNotes),
  ],
  [OrderMessagesResolver, (c) => new OrderMessagesResolver(c.orderMessages)],
  [UserOrdersResolver, (c) => new UserOrdersResolver(c.orders)],
  [CartEntryOrderResolver, (c) => new CartEntryOrderResolver(c.orders)],
  [PaymentsResolver, (c) => new PaymentsResolver(c.payments, c.checkout)],
  [RefundsResolver, () => new RefundsResolver()],
  [UserRefundsResolver, (c) => new UserRefundsResolver(c.refunds)],
  [
    PaymentHealthResolver,
    (c) => new PaymentHealthResolver(c.paymentHealth, c.discrepancies, c.reconciliation),
  ],
  [DiscrepancyResolver, (c) => new DiscrepancyResolver(c.disputes)],
  [UsersResolver, (c) => new UsersResolver(c.users, c.roles)],
  [StaffInvitationsResolver, (c) => new StaffInvitationsResolver(c.invitations)],
  [CustomersResolver, (c) => new CustomersResolver(c.customers, c.customerNotes)],
  [CustomerRecordsResolver, (c) => new CustomerRecordsResolver(c.orders, c.petOrders, c.mails)],
  [CustomerMergeResolver, (c) => new CustomerMergeResolver(c.customerMerge)],
  [PetOrderCustomerResolver, () => new PetOrderCustomerResolver()],
  [OrderCustomerResolver, () => new OrderCustomerResolver()],
  [DashboardResolver, (c) => new DashboardResolver(c.dashboard)],
  [AuditResolver, (c) => new AuditResolver(c.audit)],
  [PromotionPreviewResolver, (c) => new PromotionPreviewResolver(c.promotionPreviews)],
  [
    RepeatPlansResolver,
    (c) => new RepeatPlansResolver(c.repeatPlans, c.repeats, c.repeatPrices, c.repeatOverviews),
  ],
  [UserRepeatPlansResolver, (c) => new UserRepeatPlansResolver(c.repeatPlans)],
  [SynonymsResolver, (c) => new SynonymsResolver(c.synonyms)],
  [PromotionsResolver, (c) => new PromotionsResolver(c.promotions)],
  [ShopSettingsResolver, (c) => new ShopSettingsResolver(c.shopSettings)],
  [StockWatchesResolver, (c) => new StockWatchesResolver(c.stockWatches)],
  [ReviewsResolver, (c) => new ReviewsResolver(c.reviews)],
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
