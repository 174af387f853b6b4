import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';

/**
 * What is bought in the same parcels as an item, under its id; for a family, whose sizes are bought for the same reason,
 * under the family's name. Reckoned from the orders every now and then.
 */
@modelOptions({ schemaOptions: { collection: 'boughttogether', versionKey: false } })
// How far it was reckoned.
@index({ until: -1 })
export class BoughtTogether {
  @prop({ type: () => String, required: true })
  _id!: string;

  /** Ids of other items, those first that are in its parcels most. */
  @prop({ type: () => [Schema.Types.ObjectId], required: true })
  partners!: Types.ObjectId[];

  /** When the newest of the parcels was paid that it was reckoned from. */
  @prop({ type: () => Date, required: true })
  until!: Date;
}

export const BoughtTogetherModel = getModelForClass(BoughtTogether);
