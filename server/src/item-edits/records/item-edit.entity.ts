import { index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { Schema, type Types } from 'mongoose';
import type { Availability } from '../../../../domain/catalogue/pet-options.ts';
import type { ItemSale } from '../../catalogue/pet/item-sale.entity.ts';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import type { Actor } from '../../platform/request-scope.ts';

/** What became of an edit of many items. */
export const ItemsEditStatus = {
  SCHEDULED: 'scheduled',
  RUNNING: 'running',
  DONE: 'done',
  UNDOING: 'undoing',
  UNDONE: 'undone',
  CANCELLED: 'cancelled',
  REFUSED: 'refused',
} as const;
export type ItemsEditStatus = (typeof ItemsEditStatus)[keyof typeof ItemsEditStatus];

/** What an edit changes of an item; null stands for what there is none of. */
export interface EditedFields {
  readonly petprice?: number;
  readonly sale?: ItemSale | null;
  readonly stock?: number;
  readonly shelf?: string | null;
  readonly brand?: string | null;
  readonly family?: string | null;
  readonly supplier?: string | null;
  readonly reorderLevel?: number;
  readonly availability?: Availability;
}

/** One item of an edit: what was changed of it, before and after. */
@modelOptions({ options: { allowMixed: Severity.ALLOW } })
export class EditedRecord {
  @prop({ type: () => Schema.Types.ObjectId, required: true })
  petId!: Types.ObjectId;

  @prop({ type: () => String, required: true })
  petname!: string;

  @prop({ type: () => Schema.Types.Mixed, required: true })
  before!: EditedFields;

  @prop({ type: () => Schema.Types.Mixed, required: true })
  after!: EditedFields;

  /** Why the item was left as it is when the edit was made, ended or undone. */
  @prop({ type: () => String })
  kept?: string;
}

/**
 * Many items that were changed at once, or are to be on a day to come. More than one transaction writes are in parts
 * (`itemeditparts`), each done, undone and ended in a transaction with the number of the next one; of those, one is
 * done at a time.
 */
@modelOptions({
  schemaOptions: { collection: 'itemedits', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
@index({ at: -1, _id: -1 })
@index({ status: 1, from: 1 })
@index({ status: 1, saleUntil: 1 })
@index({ expiresAt: 1 }, { expireAfterSeconds: 0 })
@index(
  { status: 1 },
  { name: 'running', unique: true, partialFilterExpression: { status: ItemsEditStatus.RUNNING } },
)
export class StoredItemsEdit {
  _id!: string;

  @prop({ type: () => String, required: true, enum: Object.values(ItemsEditStatus) })
  status!: ItemsEditStatus;

  /** When it was asked for. */
  @prop({ type: () => Date, required: true })
  at!: Date;

  /** Who asked for it: address, name and identity. */
  @prop({ type: () => String, required: true })
  email!: string;

  @prop({ type: () => String, required: true })
  name!: string;

  @prop({ type: () => String })
  uid?: string;

  /** What it does, in words. */
  @prop({ type: () => String, required: true })
  summary!: string;

  /** When it is to be done, where that is later than it was asked for. */
  @prop({ type: () => Date })
  from?: Date;

  @prop({ type: () => Date })
  doneAt?: Date;

  /** When its prices go back to what they were, where it is a sale. */
  @prop({ type: () => Date })
  saleUntil?: Date;

  @prop({ type: () => Date })
  saleEndedAt?: Date;

  /** Why it was refused, or is being taken back by itself. */
  @prop({ type: () => String })
  problem?: string;

  /** How many items it changes, and how many of them were left as they are. */
  @prop({ type: () => Number, required: true })
  count!: number;

  @prop({ type: () => Number, required: true, default: () => 0 })
  keptCount!: number;

  /** None of an edit in parts. */
  @prop({ type: () => [EditedRecord], required: true, _id: false })
  items!: EditedRecord[];

  /** How many parts it has; none where its items stand here. */
  @prop({ type: () => Number })
  partCount?: number;

  /** The part that is done next. While it is undone, that goes down. */
  @prop({ type: () => Number })
  nextPart?: number;

  /** The part whose sale ends next. */
  @prop({ type: () => Number })
  nextEnded?: number;

  /** How many items are in the parts that are done. */
  @prop({ type: () => Number })
  doneCount?: number;

  /** Who has it undone; gone once it is. */
  @prop({ type: () => Schema.Types.Mixed })
  undoneBy?: Actor;

  /** When the database forgets it; of one that is still to come nothing is forgotten. */
  @prop({ type: () => Date })
  expiresAt?: Date;
}

export const ItemsEditModel = modelOf(StoredItemsEdit);
export type ItemsEditRecord = Persisted<StoredItemsEdit>;
