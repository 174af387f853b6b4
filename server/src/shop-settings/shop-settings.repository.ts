import type { ClientSession } from 'mongoose';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';
import { databaseClock } from '../database/database-clock.ts';
import { isDuplicateKey } from '../database/duplicate-key.ts';
import { SETTINGS_ID, StoredSettingsModel, type StoredSettingsRecord } from './stored-settings.entity.ts';

/** The settings of the shop in the database. */
class ShopSettingsRepository {
  /** What was ever set; null where nothing was. */
  read(session: ClientSession | null): Promise<StoredSettingsRecord | null> {
    return StoredSettingsModel.findById(SETTINGS_ID).session(session).lean<StoredSettingsRecord>().exec();
  }

  /**
   * Changes settings, as long as they are of the version that was read; 0 stands for those that nobody has changed.
   *
   * @returns false where they are of another one
   */
  async tryChange(
    version: number,
    changes: Partial<ShopSettings>,
    updatedBy: string,
    session: ClientSession,
  ): Promise<boolean> {
    const about = { version: version + 1, updatedAt: databaseClock.now(), updatedBy };
    // Past mongoose, whose schema knows nothing of the settings themselves.
    const { collection } = StoredSettingsModel;
    const _id = SETTINGS_ID as never;
    if (version > 0) {
      const changed = await collection.updateOne(
        { _id, version },
        { $set: { ...changes, ...about } },
        { session },
      );
      return changed.matchedCount === 1;
    }
    try {
      await collection.insertOne({ _id, ...changes, ...about }, { session });
      return true;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }
}

export const shopSettingsRepository = new ShopSettingsRepository();
