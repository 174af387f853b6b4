import { Field, Float, InputType, Int } from 'type-graphql';

@InputType({ description: 'When the shop is open on a day of the week.' })
export class OpeningHoursInput {
  @Field(() => Int, { description: 'Day of the week, 1 (Monday) to 7; each day once.' })
  day!: number;

  @Field(() => String, { description: 'When it opens by the shop’s clock, such as 09:00.' })
  opens!: string;

  @Field(() => String, { description: 'When it closes: later, up to 24:00.' })
  closes!: string;
}

@InputType({ description: 'Changes to the settings of the shop. What is left out, or null, stays.' })
export class ShopSettingsChanges {
  @Field(() => String, { nullable: true, description: 'Name of the shop.' })
  name?: string | null;

  @Field(() => String, { nullable: true, description: 'Where the shop is, in lines.' })
  address?: string | null;

  @Field(() => String, { nullable: true, description: 'Phone number for shoppers.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'E-mail address for shoppers.' })
  email?: string | null;

  @Field(() => [OpeningHoursInput], {
    nullable: true,
    description: 'When the shop is open; days that are not listed are closed.',
  })
  openingHours?: OpeningHoursInput[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'IANA name of the time zone by which the shop counts days and hours.',
  })
  timeZone?: string | null;

  @Field(() => Float, { nullable: true, description: 'Delivery of an order, US dollars.' })
  standardDelivery?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Delivery of an order with an item that costs bulkyFrom or more, US dollars.',
  })
  bulkyDelivery?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Price of an item from which bulkyDelivery is charged, US dollars.',
  })
  bulkyFrom?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest sum of the lines for same-day delivery, US dollars.',
  })
  sameDayFrom?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Hour of the shop’s day, 1 to 24, before which an order for the same day has to come.',
  })
  sameDayBeforeHour?: number | null;

  @Field(() => Int, { nullable: true, description: 'Hour of the shop’s day, 2 to 24, by which it is there.' })
  sameDayByHour?: number | null;

  @Field(() => [Int], {
    nullable: true,
    description: 'Days of the week with same-day delivery, 1 (Monday) to 7.',
  })
  sameDayDays?: number[] | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Lowest sum of the lines for the reduction of curbside pickup, US dollars.',
  })
  curbsideFrom?: number | null;

  @Field(() => Int, { nullable: true, description: 'Percent off every line with curbside pickup.' })
  curbsidePercentOff?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Percent off a repeated line of an account’s first order with one.',
  })
  repeatFirstPercentOff?: number | null;

  @Field(() => Int, { nullable: true, description: 'Percent off a repeated line of every later order.' })
  repeatLaterPercentOff?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'Tax in percent that all prices contain; 0 where none is shown.',
  })
  taxPercent?: number | null;

  @Field(() => String, { nullable: true, description: 'Address of the shop’s page there, or empty.' })
  instagram?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the shop’s page there, or empty.' })
  facebook?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the shop’s page there, or empty.' })
  x?: string | null;

  @Field(() => String, { nullable: true, description: 'Address of the shop’s page there, or empty.' })
  youtube?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The page on returns: paragraphs, and headings that begin with #.',
  })
  returnsText?: string | null;

  @Field(() => String, { nullable: true, description: 'The page on privacy, written likewise.' })
  privacyText?: string | null;

  @Field(() => String, { nullable: true, description: 'The page on the terms, written likewise.' })
  termsText?: string | null;
}

@InputType({ description: 'Changes to the settings of the shop, by who has read them.' })
export class UpdateShopSettingsInput extends ShopSettingsChanges {
  @Field(() => Int, {
    description: 'The version that was read; where somebody has saved another since, nothing is changed.',
  })
  version!: number;
}
