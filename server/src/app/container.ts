import mongoose from 'mongoose';
import { HOUR_MS } from '../../../domain/durations.ts';
import { shopDay } from '../../../domain/repeats/plan-dates.ts';
import { hasContents, sweepContents } from '../animal-papers/sweep-contents.ts';
import { AnimalsService } from '../animals/animals.service.ts';
import { CalendarsService } from '../animals/calendars.service.ts';
import { FoodChangeSupplyService } from '../animals/food-changes/food-change-supply.service.ts';
import { FoodChangesService } from '../animals/food-changes/food-changes.service.ts';
import { HandedOverAnimals } from '../animals/handed-over-animals.ts';
import { NotTakenService } from '../animals/not-taken.service.ts';
import { OwnPapersService } from '../animals/papers/own-papers.service.ts';
import { PassportsService } from '../animals/passports.service.ts';
import { AuditService } from '../audit/audit.service.ts';
import { AnimalFilesService } from '../catalogue/animal-files/animal-files.service.ts';
import { FilePapersService } from '../catalogue/animal-files/papers/file-papers.service.ts';
import { MatchingService } from '../catalogue/matching/matching.service.ts';
import { MissedSearchesService } from '../catalogue/missed-searches/missed-searches.service.ts';
import { ReadYourWrites } from '../catalogue/pet/read-your-writes.ts';
import { PetEditingService } from '../catalogue/pet-editing.service.ts';
import { PetsService } from '../catalogue/pets.service.ts';
import { PetPicturesService } from '../catalogue/pictures/pet-pictures.service.ts';
import { FacetCountCache } from '../catalogue/search/facets/facet-count-cache.ts';
import { MongoCatalogueSearch } from '../catalogue/search/mongo-catalogue-search.ts';
import { SearchReader } from '../catalogue/search/reading/search-reader.ts';
import { WordIndex } from '../catalogue/search/words/word-index.ts';
import { ShopListsService } from '../catalogue/shop-lists/shop-lists.service.ts';
import { SimilarPetsService } from '../catalogue/similar/similar-pets.service.ts';
import { SuggestionsService } from '../catalogue/suggestions/suggestions.service.ts';
import { SynonymVocabulary } from '../catalogue/synonyms/synonym-vocabulary.ts';
import { SynonymsService } from '../catalogue/synonyms/synonyms.service.ts';
import { VariantsService } from '../catalogue/variants/variants.service.ts';
import type { Settings } from '../config/settings.ts';
import { CustomerNotesService } from '../customers/customer-notes.service.ts';
import { CustomersService } from '../customers/customers.service.ts';
import { CustomerMergeService } from '../customers/merge/customer-merge.service.ts';
import { SignInRemovalService } from '../customers/merge/sign-in-removal.service.ts';
import { DashboardService } from '../dashboard/dashboard.service.ts';
import { ChangeStream } from '../database/change-stream.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import { AnimalsImportService } from '../exchange/animals/animals-import.service.ts';
import { ExportsService } from '../exchange/exports/exports.service.ts';
import { ImportsService } from '../exchange/imports/imports.service.ts';
import { ImportJobsService } from '../exchange/jobs/import-jobs.service.ts';
import { importRounds } from '../exchange/jobs/import-rounds.ts';
import { ImportWorker } from '../exchange/jobs/import-worker.ts';
import { ImagesService } from '../images/images.service.ts';
import { mailOrigin } from '../letters/writing/mail-origin.ts';
import { ShopLinks } from '../letters/writing/shop-links.ts';
import { BoughtTogetherService } from '../orders/bought-together/bought-together.service.ts';
import { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { OrderChangesPubSub } from '../orders/changes/order-changes.pubsub.ts';
import { paidOrders } from '../orders/order/paid-orders.ts';
import { requireUnasked } from '../orders/pet-orders/asked-animals.ts';
import { FeeMoney } from '../orders/pet-orders/fee-money.ts';
import { FeeWaiversService } from '../orders/pet-orders/fee-waivers.service.ts';
import { LeavingAnimals } from '../orders/pet-orders/leaving-animals.ts';
import { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import { PetWithdrawalService } from '../orders/pet-orders/pet-withdrawal.service.ts';
import { ProblemsService } from '../orders/problems/problems.service.ts';
import { QuotesService } from '../orders/quotes/quotes.service.ts';
import { nameAddress } from '../orders/records/order-addresses.ts';
import { AccountDeletionService } from '../personal-data/account-deletion.service.ts';
import { AccountForgettingService } from '../personal-data/account-forgetting.service.ts';
import type { Logger } from '../platform/logging.ts';
import { PromotionPreviewService } from '../promotions/preview/promotion-preview.service.ts';
import { PromotionsService } from '../promotions/promotions.service.ts';
import { ActionLimits } from '../rate-limits/action-limits.ts';
import { FailedPromotionCodes } from '../rate-limits/failed-promotion-codes.ts';
import { FailingCodes } from '../rate-limits/failing-codes.ts';
import { ownPlanPrices } from '../repeats/own-plan-prices.ts';
import { plannedDeliveries } from '../repeats/planned-deliveries.ts';
import { RepeatDeliveries } from '../repeats/repeat-deliveries.ts';
import { repeatDemand } from '../repeats/repeat-demand.ts';
import { RatedPetsService } from '../reviews/rated-pets.service.ts';
import { SitemapService } from '../seo/sitemap.service.ts';
import { CurrentShopSettings } from '../shop-settings/current-shop-settings.ts';
import { ShopSettingsService } from '../shop-settings/shop-settings.service.ts';
import { PageDataService } from '../ssr/page-data.service.ts';
import { PurchasesService } from '../stock-keeping/purchases.service.ts';
import { StockKeepingService } from '../stock-keeping/stock-keeping.service.ts';
import { InboundMailsService } from '../threads/inbound/inbound-mails.service.ts';
import { ThreadAnswersService } from '../threads/thread-answers.service.ts';
import { ThreadPhotosService } from '../threads/thread-photos.service.ts';
import { ThreadsService } from '../threads/threads.service.ts';
import { AddressesService } from '../users/addresses/addresses.service.ts';
import { IdentityGateway } from '../users/identity.gateway.ts';
import { StaffInvitationsService } from '../users/invitations/staff-invitations.service.ts';
import { RolesService } from '../users/roles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { createApplications } from './applications-container.ts';
import { createItemEdits } from './item-edits-container.ts';
import { createMail, createOutbox } from './mail-container.ts';
import { createPayments } from './payments-container.ts';
import { createReminders } from './reminders-container.ts';
import { createRepeats } from './repeats-container.ts';

/** Wires all services by hand: the one place that says what depends on what. */
export function createContainer(settings: Settings, db: Database, log: Logger) {
  const changeStream = new ChangeStream(mongoose.connection.getClient().db(), log);
  const shop = new CurrentShopSettings(settings, changeStream);
  const today = () => shopDay(databaseClock.now(), shop.lastKnown().timeZone).date;
  const images = new ImagesService();
  const threadPhotos = new ThreadPhotosService(images);
  const readYourWrites = new ReadYourWrites(changeStream, settings.patience);
  const wordIndex = new WordIndex(changeStream);
  const vocabulary = new SynonymVocabulary(changeStream);
  const counts = new FacetCountCache(changeStream);
  const search = new MongoCatalogueSearch(
    counts,
    wordIndex,
    new SearchReader(vocabulary, wordIndex, shop),
    readYourWrites,
  );
  const outbox = createOutbox(settings, shop);
  const links = new ShopLinks(mailOrigin(settings));
  const pets = new PetsService(outbox, readYourWrites);
  const actions = new ActionLimits(settings.hasRateLimits);
  const identity = new IdentityGateway(settings.identity);
  const audit = new AuditService();
  const allowPrices = ownPlanPrices(audit);
  const petEditing = new PetEditingService(db, pets, images, audit, readYourWrites, {
    ...{ allowPrices, requireUnasked },
  });
  const animalFiles = new AnimalFilesService(db, petEditing, audit, today);
  const leavingAnimals = new LeavingAnimals(audit, outbox, shop);
  const petWithdrawal = new PetWithdrawalService(db, audit, readYourWrites, leavingAnimals);
  const users = new UsersService(db, outbox, { nameAddress });
  const roles = new RolesService(db, audit);
  const invitations = new StaffInvitationsService(db, roles, audit, outbox);
  const customers = new CustomersService();
  const cartEntries = new CartEntriesService(db, pets, audit, outbox);
  const quotes = new QuotesService(shop);
  const deliveries = new RepeatDeliveries(shop);
  const paymentDeps = { shop, pets, users, repeats: deliveries, cartEntries, quotes, audit, outbox };
  const payments = createPayments(settings, paymentDeps, db, log);
  const { stripe, settlement } = payments;
  const feeMoney = new FeeMoney(payments.refunds, settlement, log);
  const petOrders = new PetOrdersService(
    ...([db, pets, audit, outbox, shop, new HandedOverAnimals(shop)] as const),
    feeMoney,
  );
  const applications = createApplications(settings, { db, images, petOrders, shop, audit, outbox, log });
  const repeatDeps = {
    ...{ db, shop, pets, cartEntries, quotes, deliveries, stripe, settlement },
    ...{ audit, outbox, log },
  };
  const purchases = new PurchasesService(db, shop, outbox, repeatDemand);
  const repeats = createRepeats(settings, repeatDeps);
  const variants = new VariantsService(counts);
  const similarPets = new SimilarPetsService(pets, search);
  const itemEditDeps = {
    ...{ db, search, petEditing, petWithdrawal, leavingAnimals, audit, allowPrices, log },
  };
  const itemEdits = createItemEdits(settings, itemEditDeps);
  const animals = new AnimalsService(db, shop);
  const reminders = createReminders(
    settings,
    { pets, images, audit, outbox, writes: readYourWrites, shop, animals },
    db,
    log,
  );
  const importJobs = new ImportJobsService(db, audit);
  const forgetting = new AccountForgettingService({ db, identity, stripe, images, petOrders, log });

  return {
    ...payments,
    ...repeats,
    ...createMail(
      settings,
      shop,
      outbox,
      { db, repeatPrices: repeats.repeatPrices, purchases, similarPets },
      log,
    ),
    shop,
    changeStream,
    orderChanges: new OrderChangesPubSub(changeStream),
    images,
    search,
    suggestions: new SuggestionsService(counts, wordIndex, search, pets),
    pets,
    petEditing,
    petPictures: new PetPicturesService(db, pets, images, audit, readYourWrites),
    petWithdrawal,
    leavingAnimals,
    identity,
    users,
    addresses: new AddressesService(db),
    ownPapers: new OwnPapersService(db, images, shop),
    filePapers: new FilePapersService(animalFiles, images, today),
    foodChanges: new FoodChangesService(db, shop, pets),
    foodChangeSupply: new FoodChangeSupplyService(shop, pets, (uid, petId) =>
      repeats.repeatForecasts.boughtOf(uid, petId, (ids) => pets.findMany(ids)),
    ),
    animals,
    notTaken: new NotTakenService(pets, vocabulary),
    calendars: new CalendarsService(shop, plannedDeliveries, (code) => links.calendar(code)),
    passports: new PassportsService(db, outbox, (code) => links.passport(code)),
    roles,
    invitations,
    customers,
    customerNotes: new CustomerNotesService(db, customers, audit),
    accountDeletion: new AccountDeletionService(db, audit, forgetting, petOrders),
    customerMerge: new CustomerMergeService(db, audit, outbox),
    signInRemoval: new SignInRemovalService(db, audit),
    audit,
    actions,
    failingCodes: new FailingCodes(actions),
    failedPromotionCodes: new FailedPromotionCodes(actions),
    petOrders,
    applications: applications.applications,
    visits: applications.visits,
    typedAnswers: applications.typedAnswers,
    applicationFiles: applications.applicationFiles,
    agreements: applications.agreements,
    longerHolds: applications.longerHolds,
    feeWaivers: new FeeWaiversService(db, petOrders, audit, feeMoney),
    cartEntries,
    quotes,
    problems: new ProblemsService(db, payments.orders, shop, images, outbox),
    shopLists: new ShopListsService(db, petEditing, audit),
    inboundMails: new InboundMailsService(
      { db, shop, outbox, log, photos: threadPhotos },
      settings.mail.answersDomain ?? '',
      settings.hasRateLimits,
    ),
    threadPhotos,
    threads: new ThreadsService(db, pets, shop, outbox, threadPhotos),
    threadAnswers: new ThreadAnswersService(db, audit, outbox, threadPhotos),
    synonyms: new SynonymsService(db, audit, vocabulary),
    missedSearches: new MissedSearchesService(db, audit, log),
    promotions: new PromotionsService(db, audit),
    shopSettings: new ShopSettingsService(db, audit, shop),
    promotionPreviews: new PromotionPreviewService(() => shop.terms(), paidOrders),
    ...reminders,
    itemEdits: itemEdits.itemEdits,
    rounds: [
      ...reminders.rounds,
      applications.rounds,
      repeats.repeatRounds,
      itemEdits.rounds,
      forgetting.rounds(),
      importRounds(new ImportWorker(db, petEditing), settings.importSeconds * 1000, log),
      boughtTogetherRounds(log),
      contentRounds(db, log),
    ],
    dashboard: new DashboardService(pets, shop),
    similarPets,
    variants,
    pageData: new PageDataService({ shop, pets, search, similarPets, variants, patience: settings.patience }),
    purchases,
    stockKeeping: new StockKeepingService(db, audit, readYourWrites),
    matching: new MatchingService(pets),
    ratedPets: new RatedPetsService(pets),
    animalFiles,
    animalsImport: new AnimalsImportService(db, animalFiles, today),
    sitemap: new SitemapService(),
    exports: new ExportsService(db, audit, shop),
    imports: new ImportsService(db, petEditing, importJobs),
    importJobs,
  };
}

/** An hour from one reckoning, or sweep, to the next. */
const RECKONED_EVERY_MS = HOUR_MS;
const SWEPT_EVERY_MS = HOUR_MS;

function boughtTogetherRounds(log: Logger): LeasedRounds {
  const service = new BoughtTogetherService();
  return new LeasedRounds({
    ...{ lease: 'bought together', interval: RECKONED_EVERY_MS, log },
    hasWork: () => service.hasNews(),
    round: () => service.reckon(),
  });
}

function contentRounds(db: Database, log: Logger): LeasedRounds {
  return new LeasedRounds({
    ...{ lease: 'contents of animals', interval: SWEPT_EVERY_MS, log, hasWork: hasContents },
    round: (stopped) => sweepContents(db, stopped),
  });
}

export type Container = ReturnType<typeof createContainer>;
