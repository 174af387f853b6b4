import { index, modelOptions, prop } from '@typegoose/typegoose';
import { modelOf, type Persisted } from '../../database/model-of.ts';
import { StoredAnswer } from '../pet-orders/stored-application.entity.ts';

/** How long what was typed and never sent is kept after the last key, in seconds: a month. */
const KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * What somebody has typed into the form of an application and not sent yet, for any device of the same account. It is gone
 * once the answers are sent. It stays while the order is decided, which may be undone, and goes by its age then.
 */
@modelOptions({ schemaOptions: { collection: 'typedanswers', versionKey: false } })
@index({ typedAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
export class TypedAnswers {
  /** That of its order. */
  _id!: string;

  @prop({ type: () => [StoredAnswer], required: true })
  answers!: StoredAnswer[];

  @prop({ type: () => Date, required: true })
  typedAt!: Date;
}

export type TypedAnswersRecord = Persisted<TypedAnswers>;

export const TypedAnswersModel = modelOf(TypedAnswers);
