import { Field, ID, InputType, Int } from 'type-graphql';
import { DeliveryMethod } from '../../../../domain/pricing/choices.ts';

@InputType({ description: 'An item that is to come again.' })
export class RepeatInput {
  @Field(() => ID, { description: 'Id of an item of the cart.' })
  petId!: string;

  @Field(() => Int, { description: 'After how many weeks each time, 1 to 12.' })
  everyWeeks!: number;
}

@InputType({ description: 'What a shopper chooses beside the items. Without it the standard price counts.' })
export class CheckoutChoicesInput {
  @Field(() => DeliveryMethod, {
    defaultValue: DeliveryMethod.STANDARD,
    description: 'How the cart is to reach the shopper.',
  })
  delivery!: DeliveryMethod;

  @Field(() => String, {
    nullable: true,
    description: 'A promotion’s code; case, blanks, quotes and dashes do not count.',
  })
  promotionCode?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Postcode of where it goes. Same-day delivery needs one that fits where `ShopSettings.sameDayPostcodes` names any.',
  })
  postcode?: string | null;

  @Field(() => [RepeatInput], { nullable: true, description: 'Food and accessories that are to come again.' })
  repeats?: RepeatInput[] | null;
}
