import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import { modelOf, type Persisted } from '../../database/model-of.ts';

/** How long rows are kept, and an import can be undone, in seconds: a month. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/** A row as it stands in the file. */
export interface FileRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly mistake?: string;
}

/** A row that was not imported, and why. */
export interface RefusedRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: string;
}

/** What was done to one item: its fields before and after; null where one was not there. */
export interface WrittenEdit {
  readonly id: Types.ObjectId;
  readonly petname: string;
  readonly isNew: boolean;
  readonly fields: Readonly<Record<string, readonly [before: unknown, after: unknown]>>;
}

/** What could not be undone. */
export interface NotUndone {
  readonly id: Types.ObjectId;
  readonly petname: string;
  readonly reason: string;
}

/** Some rows of a file, which are imported in one transaction, and what became of them. */
@modelOptions({
  schemaOptions: { collection: 'importchunks', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ importId: 1, index: 1 }, { unique: true })
@index({ importId: 1, keys: 1 })
@index({ createdAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
export class ImportChunk {
  _id!: string;

  @prop({ type: () => Schema.Types.ObjectId, required: true })
  importId!: Types.ObjectId;

  @prop({ type: () => Number, required: true })
  index!: number;

  @prop({ type: () => Date, required: true })
  createdAt!: Date;

  /** Gone when they are imported. */
  @prop({ type: () => [Schema.Types.Mixed] })
  rows?: FileRow[];

  /** What their items are known by: no other row of the file may be about one of them. */
  @prop({ type: () => [String] })
  keys?: string[];

  @prop({ type: () => [Schema.Types.Mixed] })
  badRows?: RefusedRow[];

  @prop({ type: () => [Schema.Types.Mixed] })
  edits?: WrittenEdit[];

  @prop({ type: () => [Schema.Types.Mixed] })
  notUndone?: NotUndone[];
}

export type ImportChunkRecord = Persisted<ImportChunk>;

export const ImportChunkModel = modelOf(ImportChunk);
