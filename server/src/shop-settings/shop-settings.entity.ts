import { GraphQLNonNegativeFloat } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import type { ShopSettings as Settings } from '../../../domain/shop-settings/shop-settings.ts';

@ObjectType({ simpleResolvers: true, description: 'When the shop is open on a day of the week.' })
export class OpeningHours {
  @Field(() => Int, { description: 'Day of the week, 1 (Monday) to 7.' })
  day!: number;

  @Field(() => String, { description: 'When it opens by the shop’s clock, such as 09:00.' })
  opens!: string;

  @Field(() => String, { description: 'When it closes, up to 24:00.' })
  closes!: string;
}

@ObjectType({
  simpleResolvers: true,
  description: 'What the owner says of the shop, as everybody may read it.',
})
export class ShopSettings implements Settings {
  @Field(() => String, { description: 'Name of the shop.' })
  name!: string;

  @Field(() => String, { description: 'Where the shop is, in lines.' })
  address!: string;

  @Field(() => String, { description: 'Phone number for shoppers.' })
  phone!: string;

  @Field(() => String, { description: 'E-mail address for shoppers.' })
  email!: string;

  @Field(() => [OpeningHours], { description: 'When the shop is open; days that are not listed are closed.' })
  openingHours!: OpeningHours[];

  @Field(() => String, { description: 'IANA name of the time zone by which the shop counts days and hours.' })
  timeZone!: string;

  @Field(() => GraphQLNonNegativeFloat, { description: 'Delivery of an order, US dollars.' })
  standardDelivery!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'Delivery of an order with an item that costs bulkyFrom or more, US dollars.',
  })
  bulkyDelivery!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'Price of an item from which bulkyDelivery is charged, US dollars.',
  })
  bulkyFrom!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'Lowest sum of the lines for same-day delivery, US dollars.',
  })
  sameDayFrom!: number;

  @Field(() => Int, {
    description: 'Hour of the shop’s day, 1 to 24, before which an order for the same day has to come.',
  })
  sameDayBeforeHour!: number;

  @Field(() => Int, { description: 'Hour of the shop’s day, 2 to 24, by which it is there.' })
  sameDayByHour!: number;

  @Field(() => [Int], { description: 'Days of the week with same-day delivery, 1 (Monday) to 7.' })
  sameDayDays!: number[];

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'Lowest sum of the lines for the reduction of curbside pickup, US dollars.',
  })
  curbsideFrom!: number;

  @Field(() => Int, { description: 'Percent off every line with curbside pickup.' })
  curbsidePercentOff!: number;

  @Field(() => Int, { description: 'Percent off a repeated line of an account’s first order with one.' })
  repeatFirstPercentOff!: number;

  @Field(() => Int, { description: 'Percent off a repeated line of every later order.' })
  repeatLaterPercentOff!: number;

  @Field(() => GraphQLNonNegativeFloat, {
    description: 'Tax in percent that all prices contain; 0 where none is shown.',
  })
  taxPercent!: number;

  @Field(() => String, { description: 'Address of the shop’s page there, or empty.' })
  instagram!: string;

  @Field(() => String, { description: 'Address of the shop’s page there, or empty.' })
  facebook!: string;

  @Field(() => String, { description: 'Address of the shop’s page there, or empty.' })
  x!: string;

  @Field(() => String, { description: 'Address of the shop’s page there, or empty.' })
  youtube!: string;

  @Field(() => String, { description: 'The page on returns: paragraphs, and headings that begin with #.' })
  returnsText!: string;

  @Field(() => String, { description: 'The page on privacy, written likewise.' })
  privacyText!: string;

  @Field(() => String, { description: 'The page on the terms, written likewise.' })
  termsText!: string;
}
