import { Field, InputType, ObjectType } from 'type-graphql';
import { placeholderNames } from '../../../domain/threads/answer-templates.ts';

@ObjectType({ simpleResolvers: true, description: 'An answer to questions that is given often.' })
export class AnswerTemplate {
  @Field(() => String, { description: 'What it is called among the staff.' })
  name!: string;

  @Field(() => String, {
    description: 'What is answered; what is filled in from the question stands in braces, such as {order}.',
  })
  text!: string;
}

@InputType({ description: 'An answer to questions that is given often.' })
export class AnswerTemplateInput {
  @Field(() => String, {
    description: 'What it is called among the staff, at most 60 characters; each once.',
  })
  name!: string;

  @Field(() => String, {
    description: `What is answered, at most 4000 characters; what is filled in from the question stands in braces: ${placeholderNames.map((name) => `{${name}}`).join(', ')}.`,
  })
  text!: string;
}
