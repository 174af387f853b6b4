import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'When the shop is open on a day of the week.' })
export class OpeningHours {
  @Field(() => Int, { description: 'Day of the week, 1 (Monday) to 7.' })
  day!: number;

  @Field(() => String, { description: 'When it opens by the shop’s clock, such as 09:00.' })
  opens!: string;

  @Field(() => String, { description: 'When it closes, up to 24:00.' })
  closes!: string;
}

@InputType({ description: 'When the shop is open on a day of the week.' })
export class OpeningHoursInput {
  @Field(() => Int, { description: 'Day of the week, 1 (Monday) to 7; each day once.' })
  day!: number;

  @Field(() => String, { description: 'When it opens by the shop’s clock, such as 09:00.' })
  opens!: string;

  @Field(() => String, { description: 'When it closes: later, up to 24:00.' })
  closes!: string;
}
