import { prop } from '@typegoose/typegoose';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { TreatmentKind } from '../../../../domain/care/animal-limits.ts';
import type { OwnTreatment } from '../../../../domain/care/own-animal.ts';
import './treatment-kind.ts';

/** What a file of the shop and an own animal both say of a treatment. */
@ObjectType({ simpleResolvers: true, description: 'What was done for an animal, or is to be done.' })
export abstract class NotedTreatment implements OwnTreatment {
  @Field(() => ID, { description: 'Identifies it within its animal.' })
  @prop({ type: () => String, required: true })
  id!: string;

  @Field(() => TreatmentKind, { description: 'What it is.' })
  @prop({ type: () => String, required: true, enum: Object.values(TreatmentKind) })
  kind!: TreatmentKind;

  @Field(() => String, { description: 'Its name, such as that of a vaccine.' })
  @prop({ type: () => String, required: true })
  name!: string;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'When it was done; null of what is planned.',
  })
  @prop({ type: () => String })
  on?: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it is due next.' })
  @prop({ type: () => String })
  nextOn?: string;
}
