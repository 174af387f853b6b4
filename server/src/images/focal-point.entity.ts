import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, Float, InputType, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'A place in a picture.' })
@InputType('FocalPointInput', { description: 'A place in a picture.' })
@modelOptions({ schemaOptions: { _id: false } })
export class FocalPoint {
  @Field(() => Float, { description: 'From 0, the left edge, to 1, the right one.' })
  @prop({ type: () => Number, required: true })
  x!: number;

  @Field(() => Float, { description: 'From 0, the upper edge, to 1, the lower one.' })
  @prop({ type: () => Number, required: true })
  y!: number;
}
