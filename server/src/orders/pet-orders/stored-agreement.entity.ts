import { modelOptions, prop } from '@typegoose/typegoose';

/** What somebody signed by name on the screen, word for word. */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredAgreement {
  /** As it was typed. */
  @prop({ type: () => String, required: true })
  name!: string;

  @prop({ type: () => Date, required: true })
  at!: Date;

  @prop({ type: () => String, required: true })
  text!: string;
}
