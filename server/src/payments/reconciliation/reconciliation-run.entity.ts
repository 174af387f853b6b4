import { index, modelOptions, prop } from '@typegoose/typegoose';
import { modelOf, type Persisted } from '../../database/model-of.ts';

/** A finished reconciliation run. */
@modelOptions({ schemaOptions: { collection: 'reconciliations', versionKey: false } })
// A month of runs is enough to see when a problem started.
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

  /** Findings found in it, and resolved in it. */
  @prop({ type: () => Number, required: true })
  found!: number;

  @prop({ type: () => Number, required: true })
  solved!: number;

  /** Whether all of Stripe's list was gone through: the next run then begins where this one did. */
  @prop({ type: () => Boolean, required: true })
  isComplete!: boolean;
}

export const ReconciliationRunModel = modelOf(ReconciliationRun);
export type ReconciliationRunRecord = Persisted<ReconciliationRun>;

/** The last run until now. Runs that a clock that was ahead dated in the future are ignored. */
export function findLastRun(
  now: Date,
  filter: { readonly isComplete?: boolean } = {},
): Promise<ReconciliationRunRecord | null> {
  return ReconciliationRunModel.findOne({ ...filter, startedAt: { $lte: now } })
    .sort({ startedAt: -1 })
    .lean<ReconciliationRunRecord>()
    .exec();
}
