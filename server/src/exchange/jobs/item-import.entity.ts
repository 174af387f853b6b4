import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { Schema } from 'mongoose';
import type { DecimalSign } from '../../../../domain/goods-in/cells.ts';
import type { FileSystem } from '../../../../domain/goods-in/systems.ts';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import type { Actor } from '../../platform/request-scope.ts';

/** How far an import has come. A failed one can be started again, where it stopped. */
export const importStates = ['uploaded', 'running', 'done', 'failed', 'undoing', 'undone'] as const;
export type ImportState = (typeof importStates)[number];

/** What new goods are, where the file does not say it. */
export interface ImportDefaults {
  readonly category?: 'food' | 'accessories';
  readonly type?: 'dog' | 'cat' | 'other';
}

/** What has become of the rows so far. */
export const importCounts = [
  'created',
  'changed',
  'unchanged',
  'kept',
  'bad',
  'undone',
  'notUndone',
] as const;
export type ImportCount = (typeof importCounts)[number];

/** A file of goods on its way into the shop. Its rows are in `importchunks`. */
@modelOptions({
  schemaOptions: { collection: 'itemimports', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ createdAt: -1, _id: -1 })
// What is to be worked on, the oldest first.
@index({ state: 1, startedAt: 1 })
// The mapping that was used for a set of headings last.
@index({ headingsKey: 1, startedAt: -1 })
export class ItemImport {
  _id!: string;

  /** Name of the file. */
  @prop({ type: () => String, required: true })
  name!: string;

  /** Whoever brought it; what they may do holds for all of it. */
  @prop({ type: () => Schema.Types.Mixed, required: true })
  by!: Actor;

  @prop({ type: () => String, required: true, enum: importStates })
  state!: ImportState;

  @prop({ type: () => Date, required: true })
  createdAt!: Date;

  @prop({ type: () => Date })
  startedAt?: Date;

  @prop({ type: () => Date })
  endedAt?: Date;

  /** Whose file it is. */
  @prop({ type: () => String, required: true })
  system!: FileSystem;

  @prop({ type: () => String, required: true })
  encoding!: string;

  @prop({ type: () => String, required: true })
  separator!: string;

  /** The sign before decimals, where the file leaves no doubt. */
  @prop({ type: () => String })
  decimal?: DecimalSign;

  @prop({ type: () => [String], required: true })
  headings!: string[];

  @prop({ type: () => String, required: true })
  headingsKey!: string;

  /** What each column says; an empty text for nothing. */
  @prop({ type: () => [String], required: true })
  mapping!: string[];

  /** Whether the stock in it is the stock from now on, where it does not say what it was. */
  @prop({ type: () => Boolean, required: true })
  setsStock!: boolean;

  /** Whether it is only looked at: nothing is written but what it would do. */
  @prop({ type: () => Boolean })
  isDryRun?: boolean;

  @prop({ type: () => Schema.Types.Mixed })
  defaults?: ImportDefaults;

  @prop({ type: () => Number, required: true })
  rowCount!: number;

  @prop({ type: () => Number, required: true })
  chunkCount!: number;

  /** The chunk that comes next. While it is undone, that goes down. */
  @prop({ type: () => Number, required: true })
  next!: number;

  @prop({ type: () => Schema.Types.Mixed, required: true })
  counts!: Record<ImportCount, number>;

  /** Times in a row that the next chunk failed. */
  @prop({ type: () => Number })
  failures?: number;

  /** Why it failed. */
  @prop({ type: () => String })
  problem?: string;
}

export type ItemImportRecord = Persisted<ItemImport>;

export const ItemImportModel = modelOf(ItemImport);
