import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { Schema } from 'mongoose';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import type { Pet } from './pet.entity.ts';

/** How long a deletion can be taken back, in seconds. */
export const RESTORE_PERIOD_SECONDS = 60 * 60;

/** An item that was deleted a short while ago, kept under its id so that it can come back. */
@modelOptions({
  schemaOptions: { collection: 'deletedpets', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ deletedAt: 1 }, { expireAfterSeconds: RESTORE_PERIOD_SECONDS })
export class DeletedPet {
  _id!: string;

  /** The whole record, word for word. */
  @prop({ type: () => Schema.Types.Mixed, required: true })
  pet!: Persisted<Pet>;

  /** That of an animal, word for word. */
  @prop({ type: () => Schema.Types.Mixed })
  file?: object;

  @prop({ type: () => Date, required: true })
  deletedAt!: Date;
}

export const DeletedPetModel = modelOf(DeletedPet);
