import { getModelForClass, index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { SearchMiss } from '../search/reading/search-miss.ts';

registerEnumType(SearchMiss, {
  name: 'SearchMiss',
  description: 'Why a search found less than it asked for.',
  valuesConfig: {
    NOT_SOLD: { description: 'The shop has nothing of the kind.' },
    LIMITS: {
      description: 'Nothing of the kind keeps its limits of price, or lacks what must not be in it.',
    },
    PARTLY: { description: 'Nothing has all of it; what has most of it was shown.' },
  },
});

/** What nobody has searched for so long is no wish any more, in seconds. */
const KEPT_SECONDS = 180 * 24 * 60 * 60;

@ObjectType({
  simpleResolvers: true,
  description: 'What people searched for and did not find, counted; nothing is kept of who they are.',
})
@modelOptions({ schemaOptions: { collection: 'missedsearches', versionKey: false } })
@index({ count: -1, lastAt: -1 })
@index({ lastAt: 1 }, { expireAfterSeconds: KEPT_SECONDS })
export class MissedSearch {
  @Field(() => ID, { description: 'Its words, in lower case and without accents.' })
  @prop({ type: () => String, required: true })
  _id!: string;

  @Field(() => Int, { description: 'How often it was searched for, at least.' })
  @prop({ type: () => Number, required: true })
  count!: number;

  @Field(() => SearchMiss, {
    description: 'Why it found less than it asked for when it was searched for last.',
  })
  @prop({ type: () => String, required: true })
  reason!: SearchMiss;

  @Field(() => GraphQLDateTime, { description: 'The day when it was searched for last.' })
  @prop({ type: () => Date, required: true })
  lastAt!: Date;

  /** Whether somebody of the shop has seen enough of it: it is counted on, and not shown. */
  @prop({ type: () => Boolean })
  isDismissed?: boolean;
}

export const MissedSearchModel = getModelForClass(MissedSearch);
