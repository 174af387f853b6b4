import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ObjectType } from 'type-graphql';
import type { Weighing } from '../../../../domain/care/own-animal.ts';

@ObjectType({ simpleResolvers: true, description: 'What an animal weighed on a day.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalWeight implements Weighing {
  @Field(() => GraphQLLocalDate, { description: 'The day.' })
  @prop({ type: () => String, required: true })
  on!: string;

  @Field(() => Float, { description: 'Its weight, in kilograms.' })
  @prop({ type: () => Number, required: true })
  kg!: number;
}
