import { getModelForClass } from '@typegoose/typegoose';
import type { Model, Types } from 'mongoose';
import type { ClassType } from 'type-graphql';

/** An entity as the database holds it: its `_id` is an ObjectId, where the API has a string. */
export type Stored<T> = Omit<T, '_id'> & { _id: Types.ObjectId };

/** The model of an entity class whose ids are ObjectIds. */
export function modelOf<T extends object>(entity: ClassType<T>): Model<Stored<T>> {
  return getModelForClass(entity) as unknown as Model<Stored<T>>;
}
