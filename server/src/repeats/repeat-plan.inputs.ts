import { GraphQLLocalDate } from 'graphql-scalars';
import { Field, Float, ID, InputType, Int } from 'type-graphql';
import { DeliveryMethod } from '../../../domain/pricing/choices.ts';
import { CartEntryInput } from '../orders/cart-entries/cart-lines.ts';

@InputType({ description: 'Changes to a plan of repeat deliveries. What is left out stays.' })
export class UpdateRepeatPlanInput {
  @Field(() => Int, { nullable: true, description: 'How many pieces come each time, 1 to 99.' })
  accessoriesAmount?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Weeks from one delivery to the next, 1 to 12. The next one is then so many weeks after the last, tomorrow at the earliest.',
  })
  everyWeeks?: number | null;

  @Field(() => GraphQLLocalDate, {
    nullable: true,
    description: 'Moves the next delivery, to tomorrow at the earliest and within a year.',
  })
  nextDate?: string | null;

  @Field(() => Boolean, { nullable: true, description: 'true pauses it, false resumes it.' })
  isPaused?: boolean | null;

  @Field(() => ID, {
    nullable: true,
    description: 'Swaps the item for another one of the same category, for the same animal.',
  })
  petId?: string | null;

  @Field(() => DeliveryMethod, { nullable: true, description: 'How it is to come.' })
  delivery?: DeliveryMethod | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'What comes where the item is sold out, of the same kind; null leaves the delivery out then.',
  })
  substituteId?: string | null;

  @Field(() => [CartEntryInput], {
    nullable: true,
    description:
      'What comes along with the next delivery, once, at its own price; an empty list takes it away.',
  })
  extras?: CartEntryInput[] | null;

  @Field(() => Float, {
    nullable: true,
    description:
      'Consents to the item’s price, US dollars for one, as it is now; BAD_USER_INPUT where it is another.',
  })
  agreedPrice?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Grams that are eaten a day, for the forecast; null goes by what your animals need.',
  })
  gramsADay?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grams in one piece, for the forecast, where the item does not say its weight; null takes it away.',
  })
  gramsAPiece?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the next delivery is moved to the day that the forecast asks for, until its price is mailed, and a week after the last one at the earliest. To move or skip it by hand ends that.',
  })
  followsForecast?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Grams that are at home now, 0 to 100,000: the forecast goes on from there, whatever came up to today.',
  })
  gramsAtHome?: number | null;

  @Field(() => String, { nullable: true, description: 'Who gets it, at most 120 characters.' })
  username?: string | null;

  @Field(() => String, { nullable: true, description: 'Where it goes, at most 300 characters.' })
  location?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number, 5 to 15 digits.' })
  phone?: string | null;
}
