import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { CareDue } from '../../../../domain/animal-files/care-due.ts';
import { TreatmentKind } from '../../../../domain/care/animal-limits.ts';
import { Pet } from '../pet/pet.entity.ts';
import './treatment-kind.ts';

@ObjectType({ simpleResolvers: true, description: 'Care that an animal is to get.' })
export class UpcomingCare implements CareDue {
  @Field(() => ID, { description: 'Id of the entry of its file that says so.' })
  id!: string;

  @Field(() => TreatmentKind, { description: 'What it is.' })
  kind!: TreatmentKind;

  @Field(() => String, { description: 'Its name, such as that of a vaccine.' })
  name!: string;

  @Field(() => GraphQLLocalDate, { description: 'By when.' })
  dueOn!: string;

  @Field(() => Boolean, { description: 'Whether that day is over.' })
  isOverdue!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'Care that an animal of the shop is to get.' })
export class DueCare extends UpcomingCare {
  @Field(() => Pet, { description: 'The animal.' })
  pet!: Pet;
}
