import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, InputType } from 'type-graphql';
import { TreatmentKind } from '../../../../domain/care/animal-limits.ts';
import './treatment-kind.ts';

@InputType({ description: 'What was done for an animal, or is to be done. One of the days has to be there.' })
export class TreatmentInput {
  @Field(() => TreatmentKind, { description: 'What it is.' })
  kind!: TreatmentKind;

  @Field(() => String, { description: 'Its name, at most 120 characters.' })
  name!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it was done.' })
  on?: string | null;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it is due next.' })
  nextOn?: string | null;
}
