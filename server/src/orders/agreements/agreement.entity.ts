import { GraphQLDateTime } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({
  simpleResolvers: true,
  description: 'The agreement by which an animal goes to its new people, and what is gone through then.',
})
export class AdoptionAgreement {
  @Field(() => String, {
    description:
      'What is agreed, with the parties, the animal and the fee filled in: as it was signed, or else as the shop words it now. A line that begins with # is a heading.',
  })
  text!: string;

  @Field(() => [String], { description: 'What is gone through when the animal is collected.' })
  checklist!: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'The name that was typed by whoever signed it; null where nobody has.',
  })
  signedBy!: string | null;

  @Field(() => GraphQLDateTime, { nullable: true, description: 'When it was signed.' })
  signedAt!: Date | null;
}
