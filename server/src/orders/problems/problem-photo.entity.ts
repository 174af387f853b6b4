import { modelOptions, prop } from '@typegoose/typegoose';
import { modelOf, type Persisted } from '../../database/model-of.ts';

/**
 * A photo of what is wrong. It is apart from the pictures of items, which everybody may see: an order's shopper and the
 * staff alone get it.
 */
@modelOptions({ schemaOptions: { collection: 'problemphotos', versionKey: false } })
class ProblemPhoto {
  /** That of its request. */
  _id!: string;

  @prop({ type: () => Buffer, required: true })
  jpeg!: Buffer;
}

export const ProblemPhotoModel = modelOf(ProblemPhoto);
export type ProblemPhotoRecord = Persisted<ProblemPhoto>;
