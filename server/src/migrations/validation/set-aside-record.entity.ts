import { modelOptions, prop, Severity } from '@typegoose/typegoose';
import { Schema } from 'mongoose';
import { modelOf } from '../../database/model-of.ts';

/** A record as it was before it was made to fit its collection, or taken out of it. */
@modelOptions({
  schemaOptions: { collection: 'setasiderecords', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
export class SetAsideRecord {
  _id!: string;

  /** Name of its collection. */
  @prop({ type: () => String, required: true })
  from!: string;

  /** Word for word. */
  @prop({ type: () => Schema.Types.Mixed, required: true })
  record!: Record<string, unknown>;

  /** Fields that did not fit, or what the database said. */
  @prop({ type: () => String, required: true })
  why!: string;

  /** Whether it is in its collection still, made to fit. */
  @prop({ type: () => Boolean, required: true })
  isRepaired!: boolean;

  @prop({ type: () => Date, required: true })
  at!: Date;
}

export const SetAsideRecordModel = modelOf(SetAsideRecord);
