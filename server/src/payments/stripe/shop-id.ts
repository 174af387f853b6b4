import { randomUUID } from 'node:crypto';
import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/** Who this shop is, so that it knows its own payments in a Stripe account that others may use too. */
@modelOptions({ schemaOptions: { collection: 'shopmarks', versionKey: false } })
export class ShopMark {
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => String, required: true })
  mark!: string;
}

export const ShopMarkModel = getModelForClass(ShopMark);

let known: string | undefined;

/** The mark of the shop whose database this is: made at the first need, then always the same. */
export async function shopMark(): Promise<string> {
  known ??= (
    await ShopMarkModel.findOneAndUpdate(
      { _id: 'shop' },
      { $setOnInsert: { mark: randomUUID() } },
      { upsert: true, returnDocument: 'after' },
    ).lean<ShopMark>()
  )?.mark;
  if (!known) throw new Error('an upsert always gives a document');
  return known;
}
