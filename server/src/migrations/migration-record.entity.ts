import { getModelForClass, modelOptions, prop } from '@typegoose/typegoose';

/** A migration that the database has behind it. */
@modelOptions({ schemaOptions: { collection: 'migrations', versionKey: false } })
export class MigrationRecord {
  /** Id of the migration. */
  @prop({ type: () => String })
  _id!: string;

  /** When it ran last, by the database's clock. */
  @prop({ type: () => Date, required: true })
  ranAt!: Date;
}

export const MigrationModel = getModelForClass(MigrationRecord);
