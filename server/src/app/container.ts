import mongoose from 'mongoose';
import { DashboardService } from '../admin-dashboard/dashboard.service.ts';
import { AuditService } from '../audit/audit.service.ts';
import { PetEditingService } from '../catalogue/pet-editing.service.ts';
import { PetsService } from '../catalogue/pets.service.ts';
import { FacetCountCache } from '../catalogue/search/facets/facet-count-cache.ts';
import { MongoCatalogueSearch } from '../catalogue/search/mongo-catalogue-search.ts';
import { ReadYourWrites } from '../catalogue/search/read-your-writes.ts';
import { SearchReader } from '../catalogue/search/reading/search-reader.ts';
import { BrandIndex } from '../catalogue/search/words/brand-index.ts';
import { WordIndex } from '../catalogue/search/words/word-index.ts';
import { SimilarPetsService } from '../catalogue/similar/similar-pets.service.ts';
import { SuggestionsService } from '../catalogue/suggestions/suggestions.service.ts';
import { SynonymVocabulary } from '../catalogue/synonyms/synonym-vocabulary.ts';
import { SynonymsService } from '../catalogue/synonyms/synonyms.service.ts';
import type { Settings } from '../config/settings.ts';
import { CustomerNotesService } from '../customers/customer-notes.service.ts';
import { CustomersService } from '../customers/customers.service.ts';
import { CustomerMergeService } from '../customers/merge/customer-merge.service.ts';
import { ChangeStream } from '../database/change-stream.ts';
import type { Database } from '../database/database.ts';
import { ExportsService } from '../exports/exports.service.ts';
import { ImagesService } from '../images/images.service.ts';
import { ImportsService } from '../imports/imports.service.ts';
import { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { OrderChangesPubSub } from '../orders/changes/order-changes.pubsub.ts';
import { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import { PetWithdrawalService } from '../orders/pet-withdrawal/pet-withdrawal.service.ts';
import { QuotesService } from '../orders/quotes/quotes.service.ts';
import { PromotionPreviewService } from '../payments/promotion-preview/promotion-preview.service.ts';
import { refreshOrder } from '../payments/records/order-record.ts';
import type { Logger } from '../platform/logging.ts';
import { PromotionsService } from '../promotions/promotions.service.ts';
import { RepeatDeliveries } from '../repeats/repeat-deliveries.ts';
import { SitemapService } from '../seo/sitemap.service.ts';
import { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { ShopSettingsService } from '../shop-settings/shop-settings.service.ts';
import { PageDataService } from '../ssr/page-data.service.ts';
import { IdentityGateway } from '../users/identity.gateway.ts';
import { StaffInvitationsService } from '../users/invitations/staff-invitations.service.ts';
import { RolesService } from '../users/roles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { createMail, createOutbox } from './mail-container.ts';
import { createOccasions } from './occasions-container.ts';
import { createPayments } from './payments-container.ts';
import { createRepeats } from './repeats-container.ts';

/** Wires all services by hand: the one place that says what depends on what. */
export function createContainer(settings: Settings, db: Database, log: Logger) {
  const changeStream = new ChangeStream(mongoose.connection.getClient().db(), log);
  const images = new ImagesService();
  const readYourWrites = new ReadYourWrites(changeStream);
  const wordIndex = new WordIndex(changeStream);
  const vocabulary = new SynonymVocabulary(changeStream);
  const counts = new FacetCountCache(changeStream);
  const search = new MongoCatalogueSearch(
    counts,
    wordIndex,
    new SearchReader(vocabulary, wordIndex),
    new BrandIndex(changeStream),
    readYourWrites,
  );
  const outbox = createOutbox(settings);
  const pets = new PetsService(outbox, readYourWrites);
  const identity = new IdentityGateway(settings.identity);
  const audit = new AuditService();
  const petEditing = new PetEditingService(db, pets, images, audit, readYourWrites);
  const petWithdrawal = new PetWithdrawalService(db, audit, readYourWrites);
  const users = new UsersService(db, outbox);
  const roles = new RolesService(db, audit);
  const invitations = new StaffInvitationsService(db, roles, audit, outbox);
  const customers = new CustomersService();
  const petOrders = new PetOrdersService(db, pets, audit, outbox);
  const cartEntries = new CartEntriesService(db, pets, audit, outbox, refreshOrder);
  const shop = new CurrentShopSettings(settings.timeZone, changeStream);
  const quotes = new QuotesService(shop);
  const deliveries = new RepeatDeliveries(shop);
  const paymentDeps = { shop, pets, repeats: deliveries, cartEntries, quotes, audit, outbox };
  const payments = createPayments(settings, paymentDeps, db, log);
  const { stripe, settlement } = payments;
  const repeatDeps = { db, shop, pets, cartEntries, quotes, deliveries, stripe, settlement, outbox, log };
  const repeats = createRepeats(settings, repeatDeps);
  const similarPets = new SimilarPetsService(pets, search);
  const occasions = createOccasions(settings, { pets, audit, outbox }, db, log);

  return {
    ...payments,
    ...repeats,
    ...createMail(settings, shop, outbox, repeats.repeatPrices, log),
    changeStream,
    orderChanges: new OrderChangesPubSub(changeStream),
    images,
    search,
    suggestions: new SuggestionsService(counts, wordIndex, search, pets),
    pets,
    petEditing,
    petWithdrawal,
    identity,
    users,
    roles,
    invitations,
    customers,
    customerNotes: new CustomerNotesService(db, customers, audit),
    customerMerge: new CustomerMergeService(db, audit),
    audit,
    petOrders,
    cartEntries,
    quotes,
    synonyms: new SynonymsService(db, audit, vocabulary),
    promotions: new PromotionsService(db, audit),
    shopSettings: new ShopSettingsService(db, audit, shop),
    promotionPreviews: new PromotionPreviewService(shop),
    ...occasions,
    rounds: [...occasions.rounds, repeats.repeatRounds],
    dashboard: new DashboardService(pets),
    similarPets,
    pageData: new PageDataService({ shop, pets, search, similarPets, reviews: occasions.reviews }),
    sitemap: new SitemapService(),
    exports: new ExportsService(db, audit, shop),
    imports: new ImportsService(db, petEditing),
  };
}

export type Container = ReturnType<typeof createContainer>;
