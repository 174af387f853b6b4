import type { ClientSession, Model, QueryFilter, QueryOptions } from 'mongoose';

interface Stateless {
  readonly status?: never;
  readonly [field: string]: unknown;
}

/** A change of anything but the state. */
interface StatelessUpdate extends Stateless {
  readonly $set?: Stateless;
  readonly $unset?: Stateless;
}

type UpdateOptions<R> = Pick<
  QueryOptions<R>,
  'returnDocument' | 'updatePipeline' | 'upsert' | 'writeConcern'
> & {
  readonly session?: ClientSession;
};

type Update = 'updateOne' | 'updateMany' | 'findOneAndUpdate';
type OtherWrite = 'bulkSave' | 'bulkWrite' | 'findByIdAndUpdate' | 'findOneAndReplace' | 'replaceOne';

/**
 * The model of records that move along a table of states (domain/orders/order-states.ts). Everybody may change what else they
 * hold; their status is written by their StateRepository alone.
 */
export type StateModel<R> = Omit<Model<R>, Update | OtherWrite> & {
  readonly [U in Update]: (
    filter: QueryFilter<R>,
    update: StatelessUpdate | StatelessUpdate[],
    options?: UpdateOptions<R>,
  ) => ReturnType<Model<R>[U]>;
};
