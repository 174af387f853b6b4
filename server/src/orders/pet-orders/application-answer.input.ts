import { Field, InputType } from 'type-graphql';

@InputType({ description: 'An answer to a question of the shop.' })
export class ApplicationAnswerInput {
  @Field(() => String, { description: 'The question: one of those of the shop, or any other.' })
  question!: string;

  @Field(() => String, {
    description: 'The answer, at most 2000 characters; one of the choices where there are some.',
  })
  answer!: string;
}
