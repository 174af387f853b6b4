import { index, modelOptions, prop } from '@typegoose/typegoose';
import { modelOf, type Stored } from '../../database/model-of.ts';

/** One round of the reconciliation that came to its end. */
@modelOptions({ schemaOptions: { collection: 'reconciliations', versionKey: false } })
// A month of rounds is enough to see when something began.
@index({ startedAt: 1 }, { expireAfterSeconds: 30 * 24 * 3600 })
export class ReconciliationRun {
  _id!: string;

  @prop({ type: () => Date, required: true })
  startedAt!: Date;

  @prop({ type: () => Date, required: true })
  finishedAt!: Date;

  /** Milliseconds. */
  @prop({ type: () => Number, required: true })
  tookMs!: number;

  /** How many things it found, and how many of all were put right. */
  @prop({ type: () => Number, required: true })
  found!: number;

  @prop({ type: () => Number, required: true })
  solved!: number;

  /** Whether all of Stripe's list was gone through: the next round then begins where this one did. */
  @prop({ type: () => Boolean, required: true })
  isComplete!: boolean;
}

export const ReconciliationRunModel = modelOf(ReconciliationRun);
export type ReconciliationRunRecord = Stored<ReconciliationRun>;

/** The last round by now. What a clock that was ahead wrote down for later is none: nobody has looked at that time yet. */
export function findLastRound(
  now: Date,
  filter: { readonly isComplete?: boolean } = {},
): Promise<ReconciliationRunRecord | null> {
  return ReconciliationRunModel.findOne({ ...filter, startedAt: { $lte: now } })
    .sort({ startedAt: -1 })
    .lean<ReconciliationRunRecord>()
    .exec();
}
