import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { modelOf, type Persisted } from '../database/model-of.ts';

/**
 * A photo that came with what was said in a thread. It is apart from the pictures of items, which everybody may see: whoever
 * asked and the staff alone get it.
 */
@modelOptions({ schemaOptions: { collection: 'threadphotos', versionKey: false } })
@index({ threadId: 1 })
@index({ uid: 1 }, { partialFilterExpression: { uid: { $exists: true } } })
@index({ email: 1 })
// It goes with its question, where nobody proves the address of that.
@index({ proveBy: 1 }, { expireAfterSeconds: 0 })
class ThreadPhoto {
  _id!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  threadId!: Types.ObjectId;

  /** That of its thread; none for a visitor's. */
  @prop({ type: () => String })
  uid?: string;

  /** That of its thread. */
  @prop({ type: () => String, required: true })
  email!: string;

  @prop({ type: () => Buffer, required: true })
  jpeg!: Buffer;

  @prop({ type: () => Date })
  proveBy?: Date;
}

export const ThreadPhotoModel = modelOf(ThreadPhoto);
export type ThreadPhotoRecord = Persisted<ThreadPhoto>;
