import { Field, InputType } from 'type-graphql';
import { z } from 'zod';
import { MAX_LOCATION_LENGTH, phone } from '../../../../domain/input/input-rules.ts';
import { requiredText } from '../../../../domain/input/required-text.ts';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';

@InputType({ description: 'What is to be changed of an order; what is left out stays.' })
export class OrderChangeInput {
  @Field(() => String, { nullable: true, description: 'Where it goes, at most 300 characters.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for questions, 5 to 15 digits.' })
  phone?: string | null;

  @Field(() => DeliveryMethod, {
    nullable: true,
    description: 'How it reaches the shopper, while nothing of it has left. For the staff.',
  })
  delivery?: DeliveryMethod | null;
}

export const changeRules = z.object({
  input: z.object({
    location: requiredText(MAX_LOCATION_LENGTH).nullish(),
    phone: phone.nullish(),
    delivery: z.enum(DeliveryMethod).nullish(),
  }),
});
export type OrderChangeWanted = z.infer<typeof changeRules>['input'];

export const seenRules = changeRules.extend({
  fingerprint: z.string().min(1, 'At least 1 character').max(100, 'At most 100 characters'),
});
