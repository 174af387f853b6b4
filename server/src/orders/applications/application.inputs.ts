import { Field, Float, InputType, registerEnumType } from 'type-graphql';
import { FeePayment } from '../../../../domain/adoption/hand-over.ts';

registerEnumType(FeePayment, {
  name: 'FeePayment',
  description: 'How something was paid at the shop.',
  valuesConfig: { CASH: { description: 'In cash.' }, CARD: { description: 'By card.' } },
});

@InputType({ description: 'What is noted when an animal moves to its new home.' })
export class HandOverInput {
  @Field(() => Float, { nullable: true, description: 'What was paid at the shop, US dollars.' })
  paid?: number | null;

  @Field(() => FeePayment, { nullable: true, description: 'How it was paid.' })
  paidBy?: FeePayment | null;

  @Field(() => String, { nullable: true, description: 'A note for the staff, at most 2000 characters.' })
  note?: string | null;
}
