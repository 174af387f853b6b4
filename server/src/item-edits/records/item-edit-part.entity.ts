import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import { EditedRecord } from './item-edit.entity.ts';

/** Some items of an edit that is too large for one transaction. */
@modelOptions({ schemaOptions: { collection: 'itemeditparts', versionKey: false } })
@index({ editId: 1, index: 1 }, { unique: true })
@index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
export class ItemsEditPart {
  _id!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  editId!: Types.ObjectId;

  @prop({ type: () => Number, required: true })
  index!: number;

  @prop({ type: () => [EditedRecord], required: true, _id: false })
  items!: EditedRecord[];

  /** When the database forgets it: after its edit is over. */
  @prop({ type: () => Date, required: true })
  expiresAt!: Date;
}

export const ItemsEditPartModel = modelOf(ItemsEditPart);
export type ItemsEditPartRecord = Persisted<ItemsEditPart>;
