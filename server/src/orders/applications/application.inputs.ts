import { Field, Float, InputType, registerEnumType } from 'type-graphql';
import { FeePayment } from '../../../../domain/adoption/hand-over.ts';

registerEnumType(FeePayment, {
  name: 'FeePayment',
  description: 'How something was paid at the shop.',
  valuesConfig: { CASH: { description: 'In cash.' }, CARD: { description: 'By card.' } },
});

@InputType({ description: 'An answer to a question of the shop.' })
export class ApplicationAnswerInput {
  @Field(() => String, { description: 'The question, as the application has it.' })
  question!: string;

  @Field(() => String, {
    description: 'The answer, at most 2000 characters; one of the choices where there are some.',
  })
  answer!: string;
}

@InputType({ description: 'What is noted when an animal moves to its new home.' })
export class HandOverInput {
  @Field(() => Float, { nullable: true, description: 'What was paid at the shop, US dollars.' })
  paid?: number | null;

  @Field(() => FeePayment, { nullable: true, description: 'How it was paid.' })
  paidBy?: FeePayment | null;

  @Field(() => String, { nullable: true, description: 'A note for the staff, at most 2000 characters.' })
  note?: string | null;
}
