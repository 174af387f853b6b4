import { randomUUID } from 'node:crypto';
import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/** The shop's id, so that it knows its own payments in a Stripe account that others may use too. */
@modelOptions({ schemaOptions: { collection: 'shopmarks', versionKey: false } })
export class ShopId {
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => String, required: true })
  mark!: string;
}

export const ShopIdModel = getModelForClass(ShopId);

let cachedId: string | undefined;

/** The id of the shop whose database this is: created on first use, then constant. */
export async function readShopId(): Promise<string> {
  cachedId ??= (
    await ShopIdModel.findOneAndUpdate(
      { _id: 'shop' },
      { $setOnInsert: { mark: randomUUID() } },
      { upsert: true, returnDocument: 'after' },
    ).lean<ShopId>()
  )?.mark;
  if (!cachedId) throw new Error('an upsert always gives a document');
  return cachedId;
}
