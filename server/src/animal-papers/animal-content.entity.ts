import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/**
 * The content of a paper or a photo of an animal, or of a file of an application, apart from the pictures of items, which everybody may see. Whose it is
 * say the records that name it (content-holders.ts), of which there may be two: an animal of the shop takes its papers along.
 */
@modelOptions({ schemaOptions: { collection: 'animalcontents', versionKey: false } })
export class AnimalContent {
  /** That of its paper or photo. */
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => Buffer, required: true })
  bytes!: Buffer;
}

export const AnimalContentModel = getModelForClass(AnimalContent);
