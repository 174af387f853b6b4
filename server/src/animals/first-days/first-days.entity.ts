import { modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import {
  type DatedFirstDay,
  datedFirstDays,
  type FirstDays,
  firstDaysKind,
} from '../../../../domain/care/first-thirty-days.ts';
import { listWeight } from '../../platform/complexity-weights.ts';

/** Lines of a list. */
const LINES = 12;

@ObjectType({ simpleResolvers: true, description: 'A line of the first thirty days of an animal.' })
export class AnimalFirstDay implements DatedFirstDay {
  @Field(() => Int, { description: 'Counted from the day on which it came; -1 before that.' })
  day!: number;

  @Field(() => String, { description: 'What is usual then; your vet decides.' })
  text!: string;

  @Field(() => GraphQLLocalDate, { description: 'The day.' })
  dueOn!: string;

  @Field(() => GraphQLLocalDate, { nullable: true, description: 'When it was done; null while it is not.' })
  doneOn!: string | null;
}

@ObjectType('AnimalFirstDays', {
  simpleResolvers: true,
  description: 'The first thirty days of an animal in its new home, as a list.',
})
export class AnimalFirstDays {
  @Field(() => GraphQLLocalDate, { description: 'The day on which it came, or will come.' })
  arrivedOn!: string;

  @Field(() => [AnimalFirstDay], {
    description: 'The list by its days.',
    complexity: listWeight(LINES),
  })
  lines!: AnimalFirstDay[];
}

@modelOptions({ schemaOptions: { _id: false } })
class DoneFirstDay {
  @prop({ type: () => Number, required: true })
  day!: number;

  @prop({ type: () => String, required: true })
  on!: string;
}

/** What is kept of it: the lines are the shop's, and their dates follow from the day of arrival. */
@modelOptions({ schemaOptions: { _id: false } })
export class StoredFirstDays implements FirstDays {
  @prop({ type: () => String, required: true })
  arrivedOn!: string;

  @prop({ type: () => [DoneFirstDay], required: true, default: () => [] })
  done!: DoneFirstDay[];
}

/** The list of an animal; null of a kind without one, and until its day of arrival is known. */
export function toFirstDays(
  animal: Parameters<typeof firstDaysKind>[0],
  begun: FirstDays | null | undefined,
): AnimalFirstDays | null {
  const lines = datedFirstDays(firstDaysKind(animal), begun);
  return begun && lines.length > 0 ? { arrivedOn: begun.arrivedOn, lines } : null;
}
