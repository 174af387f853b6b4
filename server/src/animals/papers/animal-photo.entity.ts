import { modelOptions, prop } from '@typegoose/typegoose';

/** The photo that an animal's people have of it. */
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalPhoto {
  /** That of its content. */
  @prop({ type: () => String, required: true })
  id!: string;

  /** By which its addresses are signed: with another photo they lead nowhere. */
  @prop({ type: () => String, required: true })
  secret!: string;
}
