import { index, modelOptions, prop } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';
import { StaffNote } from './staff-note.entity.ts';

@modelOptions({ schemaOptions: { collection: 'ordernotes', versionKey: false } })
@index({ paymentId: 1, _id: 1 })
export class OrderNote extends StaffNote {
  /** Payment of the order that it is about. */
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  paymentId!: Types.ObjectId;
}

export type OrderNoteRecord = Persisted<OrderNote>;

export const OrderNoteModel = modelOf(OrderNote);

/** A record of the database as a plain note. */
export function toOrderNote(record: OrderNoteRecord): OrderNote {
  return entityOf(OrderNote, record);
}
