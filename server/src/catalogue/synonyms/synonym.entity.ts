import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { databaseClock } from '../../database/database-clock.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'A word that stands for others where the catalogue is searched.',
})
@modelOptions({ schemaOptions: { collection: 'synonyms', versionKey: false } })
@index({ word: 1 }, { unique: true })
export class Synonym {
  @Field(() => ID, { description: 'Identifies the synonym.' })
  _id!: string;

  @Field(() => String, { description: 'What people look for, in lower case.' })
  @prop({ type: () => String, required: true })
  word!: string;

  @Field(() => [String], { description: 'What it stands for, in lower case; the first counts first.' })
  @prop({ type: () => [String], required: true })
  means!: string[];

  @Field(() => GraphQLDateTime, {
    nullable: true,
    description: 'When an admin added it; null for those that the shop comes with.',
  })
  @prop({ type: () => Date, required: true, default: () => databaseClock.now() })
  createdAt!: Date | null;

  @Field(() => Boolean, { description: 'Whether the shop comes with it, so that it can not be removed.' })
  get isBuiltIn(): boolean {
    return this.createdAt === null;
  }
}

export const SynonymModel = modelOf(Synonym);
export type SynonymRecord = Persisted<Synonym>;

/** A record of the database as a plain synonym. */
export function toSynonym(record: SynonymRecord): Synonym {
  return entityOf(Synonym, record);
}
