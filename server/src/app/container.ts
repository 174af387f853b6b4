import mongoose from 'mongoose';
import { OverviewService } from '../admin-dashboard/dashboard.service.ts';
import { AuditService } from '../audit/audit.service.ts';
import { EditingService } from '../catalogue/pet-editing.service.ts';
import { PetsService } from '../catalogue/pets.service.ts';
import { CatalogueCounts } from '../catalogue/search/facets/facet-count-cache.ts';
import { MongoSearch } from '../catalogue/search/mongo-catalogue-search.ts';
import { OwnWrites } from '../catalogue/search/read-your-writes.ts';
import { Vocabulary } from '../catalogue/search/words/word-index.ts';
import type { Settings } from '../config/settings.ts';
import { ChangeFeed } from '../database/change-stream.ts';
import type { Database } from '../database/database.ts';
import { ImagesService } from '../images/images.service.ts';
import { CartEntriesService } from '../orders/cart-entries/cart-entries.service.ts';
import { OrderChangesService } from '../orders/changes/order-changes.pubsub.ts';
import { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import { WithdrawalService } from '../orders/pet-withdrawal/pet-withdrawal.service.ts';
import type { Logger } from '../platform/logging.ts';
import { SitemapService } from '../seo/sitemap.service.ts';
import { PagesService } from '../ssr/page-data.service.ts';
import { IdentityGateway } from '../users/identity.gateway.ts';
import { RolesService } from '../users/roles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { createMoney } from './payments-container.ts';

/** Everything the shop is made of, put together by hand: the one place that says who needs whom. */
export function createContainer(settings: Settings, db: Database, log: Logger) {
  const changes = new ChangeFeed(mongoose.connection.getClient().db(), log);
  const images = new ImagesService();
  const ownWrites = new OwnWrites(changes);
  const search = new MongoSearch(new CatalogueCounts(changes), new Vocabulary(changes), ownWrites);
  const pets = new PetsService(ownWrites);
  const identity = new IdentityGateway(settings.identity);
  const audit = new AuditService();
  const editing = new EditingService(db, pets, images, audit, ownWrites);
  const withdrawal = new WithdrawalService(db, audit, ownWrites);
  const users = new UsersService();
  const roles = new RolesService(db, audit);
  const petOrders = new PetOrdersService(db, pets, audit);
  const cartEntries = new CartEntriesService(db, pets, audit);
  const money = createMoney(settings, { pets, cartEntries, audit }, db, log);

  return {
    ...money,
    changes,
    orderChanges: new OrderChangesService(changes),
    images,
    search,
    pets,
    editing,
    withdrawal,
    identity,
    users,
    roles,
    audit,
    petOrders,
    cartEntries,
    overviews: new OverviewService(pets),
    pages: new PagesService(pets, search),
    sitemap: new SitemapService(),
  };
}

export type Container = ReturnType<typeof createContainer>;
