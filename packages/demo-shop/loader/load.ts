import mongoose from 'mongoose';
import { PetModel } from '../../../server/src/catalogue/pet/pet.entity.ts';
import { BoughtTogetherService } from '../../../server/src/orders/bought-together/bought-together.service.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { loadAccounts } from './accounts.ts';
import { loadAnimalOrders } from './animal-orders.ts';
import { demoId } from './demo-id.ts';
import type { DemoServices, Report } from './demo-services.ts';
import { loadItems } from './items.ts';
import { loadParcels } from './parcel-orders.ts';
import { loadPromotions } from './promotions.ts';
import { loadReviews } from './reviews.ts';
import { loadSettings } from './settings.ts';

/** What became of the wish for a demo shop. */
export type DemoOutcome = 'loaded' | 'already loaded' | 'updated' | 'shop in use';

interface LoadMarker {
  _id: string;
  at: Date;
}

/**
 * Fills an empty shop with the demo's accounts, items, orders and reviews, once.
 *
 * Every record has an id of its own for ever and is written only where it is missing, and the marker
 * comes last: it may be killed at any moment and run again.
 */
export async function loadDemoShop(
  parts: DemoServices,
  projectId: string,
  now: Date,
  report: Report,
): Promise<DemoOutcome> {
  if (await isLoaded()) return 'already loaded';
  if (await hasOtherItems()) return 'shop in use';

  await loadSettings(parts.db);
  report('Demo accounts');
  const ids = await loadAccounts(projectId, now);
  await loadItems(parts, now, report);
  await loadPromotions(now);
  report('Demo orders');
  await loadAnimalOrders(ids, now);
  await loadParcels(parts, ids, now, report);
  await loadReviews(ids, now);
  await new BoughtTogetherService().reckon();
  await markers().updateOne({ _id: 'loaded' }, { $set: { at: now } }, { upsert: true });
  return 'loaded';
}

/** Gives a demo of an older version what it lacks; a shop that is no demo stays as it is. */
export async function updateDemoShop(now: Date): Promise<DemoOutcome> {
  if (!(await isLoaded())) return 'shop in use';
  await loadPromotions(now);
  return 'updated';
}

function markers() {
  return mongoose.connection.collection<LoadMarker>('demoshop');
}

async function isLoaded(): Promise<boolean> {
  return (await markers().findOne({ _id: 'loaded' })) !== null;
}

/** A shop that somebody stocked is theirs. */
async function hasOtherItems(): Promise<boolean> {
  const own = catalogue.map((item) => demoId('item', item.key));
  return (await PetModel.exists({ _id: { $nin: own } })) !== null;
}
