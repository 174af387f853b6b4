import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { modelOf, type Persisted } from '../database/model-of.ts';

/** After a year nobody waits any more, in seconds. */
export const KEPT_SECONDS = 365 * 24 * 60 * 60;

/** Somebody wants to hear when an item is back in stock. It is gone once they are told. */
@modelOptions({ schemaOptions: { collection: 'stockwatches', versionKey: false } })
@index({ uid: 1, petId: 1 }, { unique: true })
// All watches of one item after another, for who looks whether it is back.
@index({ petId: 1, _id: 1 })
@index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
export class StockWatch {
  _id!: string;

  /** Identity of the account that waits. */
  @prop({ type: () => String, required: true })
  uid!: string;

  /** Where it is told: the account's address when it asked. */
  @prop({ type: () => String, required: true })
  email!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @prop({ type: () => Date, required: true })
  createdAt!: Date;
}

export type StockWatchRecord = Persisted<StockWatch>;

export const StockWatchModel = modelOf(StockWatch);
