import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PaperKind } from '../../../domain/animal-files/papers.ts';

registerEnumType(PaperKind, {
  name: 'AnimalPaperKind',
  description: 'What a paper of an animal is kept as.',
  valuesConfig: {
    PDF: { description: 'A PDF, as it came.' },
    PHOTO: { description: 'A photo, as JPEG and without what the camera wrote into it.' },
  },
});

@ObjectType({ simpleResolvers: true, description: 'A paper of an animal, such as its vaccination pass.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AnimalPaper {
  @Field(() => ID, { description: 'Identifies it.' })
  @prop({ type: () => String, required: true })
  id!: string;

  @Field(() => String, { description: 'What it is called: plain text.' })
  @prop({ type: () => String, required: true })
  name!: string;

  @Field(() => PaperKind, { description: 'What it is kept as.' })
  @prop({ type: () => String, required: true, enum: Object.values(PaperKind) })
  kind!: PaperKind;

  @Field(() => Int, { description: 'How large it is, in bytes.' })
  @prop({ type: () => Number, required: true })
  bytes!: number;

  @Field(() => GraphQLLocalDate, { description: 'When it was added.' })
  @prop({ type: () => String, required: true })
  addedOn!: string;
}
