import { index, modelOptions, prop } from '@typegoose/typegoose';
import { modelOf } from '../../../database/model-of.ts';

/** A word that items of the catalogue have: what a search knows of spelling. */
@modelOptions({ schemaOptions: { collection: 'words', versionKey: false } })
@index({ starts: 1, items: -1, _id: 1 })
@index({ deletions: 1 })
export class Word {
  @prop({ type: () => String, required: true })
  _id!: string;

  /** How many items have it. */
  @prop({ type: () => Number, required: true })
  items!: number;

  /** Its first letter, its first two and its first three. */
  @prop({ type: () => [String], required: true })
  starts!: string[];

  /** What it shares with words that are spelled nearly like it. */
  @prop({ type: () => [String], required: true })
  deletions!: string[];
}

export const WordModel = modelOf(Word);
