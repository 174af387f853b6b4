import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';
import { databaseClock } from '../database/database-clock.ts';

/** A stored picture: re-encoded JPEG under the hash of its bytes. */
@modelOptions({ schemaOptions: { collection: 'pictures', versionKey: false } })
export class Picture {
  /** SHA-256 of `jpeg`, hexadecimal. */
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => Buffer, required: true })
  jpeg!: Buffer;

  @prop({ type: () => Date, default: () => databaseClock.now() })
  createdAt!: Date;
}

/** A picture in one of the served widths and formats, made when it is first asked for. */
@modelOptions({ schemaOptions: { collection: 'renditions', versionKey: false } })
export class Rendition {
  /** `<hash>/<width>.<format>`, as in its address. */
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => Buffer, required: true })
  bytes!: Buffer;
}

export const PictureModel = getModelForClass(Picture);
export const RenditionModel = getModelForClass(Rendition);
