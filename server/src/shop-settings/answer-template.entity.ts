import { Field, InputType, ObjectType } from 'type-graphql';
import { MAX_DECISION_TEXT } from '../../../domain/shop-settings/setting-value-rules.ts';
import { placeholderNames } from '../../../domain/threads/answer-templates.ts';
import { MAX_THREAD_TEXT } from '../../../domain/threads/thread-rules.ts';

@ObjectType({ simpleResolvers: true, description: 'A text that the staff write often.' })
export class AnswerTemplate {
  @Field(() => String, { description: 'What it is called among the staff.' })
  name!: string;

  @Field(() => String, {
    description: 'What is written; what is filled in stands in braces, such as {name}.',
  })
  text!: string;
}

@InputType({ description: 'A text that the staff write often.' })
export class AnswerTemplateInput {
  @Field(() => String, {
    description: 'What it is called among the staff, at most 60 characters; each once.',
  })
  name!: string;

  @Field(() => String, {
    description: `What is written, at most ${MAX_THREAD_TEXT} characters, of a decision ${MAX_DECISION_TEXT}; what is filled in stands in braces: ${placeholderNames.map((name) => `{${name}}`).join(', ')}.`,
  })
  text!: string;
}
