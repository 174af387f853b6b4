import mongoose from 'mongoose';
import { requireWholeDatabase } from '../backup/restore-mark.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { BoughtTogetherModel } from '../catalogue/similar/bought-together.entity.ts';
import { SynonymModel } from '../catalogue/synonyms/synonym.entity.ts';
import { enableImages } from '../database/change-stream.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../orders/records/payment.entity.ts';
import type { Logger } from '../platform/logging.ts';
import { ReviewModel } from '../reviews/review.entity.ts';
import { StoredSettingsModel } from '../shop-settings/stored-settings.entity.ts';
import { UserModel } from '../users/user.entity.ts';
import { migrate } from './migrate.ts';
import { models } from './validation/models.ts';
import { setValidators, validation } from './validation/validators.ts';

/** What the change stream is listened to about. */
const followed = new Set<unknown>([
  BoughtTogetherModel,
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
 * Then brings what older versions left up to date, and has the database refuse records that lists can not show.
 */
export async function prepareDatabase(log: Logger): Promise<void> {
  const db = mongoose.connection.getClient().db();
  await requireWholeDatabase(db);
  for (const model of models) {
    await model.createCollection({
      ...validation(model),
      ...(followed.has(model) && { changeStreamPreAndPostImages: { enabled: true } }),
    });
    await makeIndexes(model);
  }
  const names = models.filter((model) => followed.has(model)).map((model) => model.collection.name);
  await enableImages(db, names);
  await migrate(log);
  // Not before: what older versions left is brought up to date first.
  await setValidators(log);
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
