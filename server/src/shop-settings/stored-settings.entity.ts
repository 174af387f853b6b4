import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import type { ShopSettings } from '../../../domain/shop-settings/shop-settings.ts';

/** Id of the one record that there is. */
export const SETTINGS_ID = 'shop';

/**
 * What was ever set of the settings of the shop: the rest is as the shop comes. The settings themselves are fields of the
 * record, checked by the rules of domain/shop-settings when they are written and when they are read.
 */
@modelOptions({ schemaOptions: { collection: 'shopsettings', versionKey: false } })
export class StoredSettings {
  @prop({ type: () => String })
  _id!: string;

  /** Counted up by each change. */
  @prop({ type: () => Number, required: true })
  version!: number;

  @prop({ type: () => Date, required: true })
  updatedAt!: Date;

  /** E-mail address of who changed it last. */
  @prop({ type: () => String, required: true })
  updatedBy!: string;
}

export type StoredSettingsRecord = StoredSettings & Partial<ShopSettings>;

export const StoredSettingsModel = getModelForClass(StoredSettings);
