import { index, modelOptions, prop } from '@typegoose/typegoose';
import { entityOf, modelOf, type Persisted } from '../database/model-of.ts';
import { StaffNote } from '../orders/notes/staff-note.entity.ts';

@modelOptions({ schemaOptions: { collection: 'customernotes', versionKey: false } })
@index({ uid: 1, at: -1, _id: -1 })
export class CustomerNote extends StaffNote {
  /** Identity of the account that it is about. */
  @prop({ type: () => String, required: true })
  uid!: string;
}

export type CustomerNoteRecord = Persisted<CustomerNote>;

export const CustomerNoteModel = modelOf(CustomerNote);

/** A record of the database as a plain note. */
export function toCustomerNote(record: CustomerNoteRecord): CustomerNote {
  return entityOf(CustomerNote, record);
}
