import mongoose from 'mongoose';
import { AuditService } from '../audit/audit.service.ts';
import { CartEntriesService } from '../cart-entries/cart-entries.service.ts';
import { CatalogueCounts } from '../catalogue/catalogue-counts.ts';
import { EditingService } from '../catalogue/editing.service.ts';
import { MongoSearch } from '../catalogue/mongo-search.ts';
import { OwnWrites } from '../catalogue/own-writes.ts';
import { PetsService } from '../catalogue/pets.service.ts';
import { Vocabulary } from '../catalogue/vocabulary.ts';
import { WithdrawalService } from '../catalogue/withdrawal.service.ts';
import { ImagesService } from '../images/images.service.ts';
import { OrderChangesService } from '../live/order-changes.service.ts';
import { OverviewService } from '../overview/overview.service.ts';
import { PagesService } from '../pages/pages.service.ts';
import { SitemapService } from '../pages/sitemap.service.ts';
import { PetOrdersService } from '../pet-orders/pet-orders.service.ts';
import { ChangeFeed } from '../platform/change-feed.ts';
import type { Database } from '../platform/database.ts';
import type { Logger } from '../platform/logging.ts';
import { IdentityGateway } from '../users/identity.gateway.ts';
import { RolesService } from '../users/roles.service.ts';
import { UsersService } from '../users/users.service.ts';
import { createMoney } from './money.ts';
import type { Settings } from './settings.ts';

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
