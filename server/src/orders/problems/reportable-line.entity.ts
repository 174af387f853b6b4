import { GraphQLDateTime, GraphQLPositiveInt } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'A line with which something can be said to be wrong, and how far.',
})
export class ReportableLine {
  @Field(() => ID, { description: 'Id of the line.' })
  entryId!: string;

  @Field(() => GraphQLPositiveInt, { description: 'How many of its pieces.' })
  quantity!: number;

  @Field(() => GraphQLDateTime, { description: 'Until when.' })
  until!: Date;
}
