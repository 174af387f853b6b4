import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { modelOf, type Persisted } from '../database/model-of.ts';
import { KEPT_SECONDS } from './stock-watch.entity.ts';

/**
 * Somebody wants to hear when an item is cheaper than it was then. It is gone once they are told. Apart from those who wait
 * for a stock: each of both may be waited for, of the same item.
 */
@modelOptions({ schemaOptions: { collection: 'pricewatches', versionKey: false } })
@index({ uid: 1, petId: 1 }, { unique: true })
// All watches of one item after another, for who looks whether it is cheaper.
@index({ petId: 1, _id: 1 })
@index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
export class PriceWatch {
  _id!: string;

  /** Identity of the account that waits. */
  @prop({ type: () => String, required: true })
  uid!: string;

  /** Where it is told: the account's address when it asked. */
  @prop({ type: () => String, required: true })
  email!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  /** What it cost then, US dollars. */
  @prop({ type: () => Number, required: true })
  price!: number;

  @prop({ type: () => Date, required: true })
  createdAt!: Date;
}

export type PriceWatchRecord = Persisted<PriceWatch>;

export const PriceWatchModel = modelOf(PriceWatch);
