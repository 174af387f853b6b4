import { Field, ID, InputType } from 'type-graphql';

@InputType({ description: 'A question to the shop, about an item, an order, or anything else.' })
export class AskShopInput {
  @Field(() => String, {
    nullable: true,
    description: 'Who asks, at most 120 characters; a visitor says it, of an account it is known.',
  })
  name?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Where the answer goes; a visitor says it, and proves it by a link in an e-mail. Of an account it is its own.',
  })
  email?: string | null;

  @Field(() => String, { description: 'What is asked, at most 4000 characters.' })
  text!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the item that it is about.' })
  petId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Number of the order that it is about. It is kept where the order is of whoever asks.',
  })
  orderNumber?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether whoever asks stands outside to pick up that order, which is an own one: CONFLICT where nothing of it is to be picked up.',
  })
  isHere?: boolean | null;
}

@InputType({ description: 'Which questions; all that is said must be so.' })
export class ThreadWhere {
  @Field(() => Boolean, { nullable: true, description: 'Those that the shop has answered, or has not.' })
  isAnswered?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Those that are over, or are not.' })
  isClosed?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Those of who stands outside, or of all others.' })
  isHere?: boolean | null;

  @Field(() => String, { nullable: true, description: 'Those about an order, by its number.' })
  orderNumber?: string | null;

  @Field(() => ID, { nullable: true, description: 'Those about an item.' })
  petId?: string | null;

  @Field(() => String, { nullable: true, description: 'Those from an e-mail address.' })
  email?: string | null;
}
