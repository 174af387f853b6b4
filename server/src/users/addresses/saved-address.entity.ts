import { modelOptions, prop } from '@typegoose/typegoose';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { SavedAddress } from '../../../../domain/addresses/address-book.ts';

/** Stands in the record of its account. */
@ObjectType({ simpleResolvers: true, description: 'An address that an account keeps.' })
@modelOptions({ schemaOptions: { _id: false } })
export class AccountAddress implements SavedAddress {
  @Field(() => ID, { description: 'Identifies the address within its account.' })
  @prop({ type: () => String, required: true })
  id!: string;

  @Field(() => String, { description: 'What its owner calls it, such as Home.' })
  @prop({ type: () => String, required: true })
  name!: string;

  @Field(() => Boolean, { description: 'Whether forms begin with it; one of all is preferred.' })
  @prop({ type: () => Boolean, required: true })
  isPreferred!: boolean;

  @Field(() => [String], { description: 'Street and number, and what else stands above the city.' })
  @prop({ type: () => [String], required: true })
  lines!: string[];

  @Field(() => String, { description: 'City or town.' })
  @prop({ type: () => String, required: true })
  city!: string;

  @Field(() => String, {
    description: 'State or region, in its short form where the country has one: OR. Empty where it has none.',
  })
  @prop({ type: () => String, default: () => '' })
  state!: string;

  @Field(() => String, { description: 'ZIP or postal code.' })
  @prop({ type: () => String, default: () => '' })
  postcode!: string;

  @Field(() => String, {
    description: 'Country by its two letters, such as US; by its name where the shop has no form for it.',
  })
  @prop({ type: () => String, required: true })
  country!: string;
}

@InputType({ description: 'An address to keep, in the form of its country.' })
export class SaveAddressInput {
  @Field(() => ID, { nullable: true, description: 'Id of the address to change; without it, a new one.' })
  id?: string | null;

  @Field(() => String, { description: 'What it is called, at most 60 characters.' })
  name!: string;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether forms are to begin with it. The first address is preferred in any case.',
  })
  isPreferred?: boolean | null;

  @Field(() => [String], { description: 'Street and number, and what else there is: one to three lines.' })
  lines!: string[];

  @Field(() => String, { description: 'City or town.' })
  city!: string;

  @Field(() => String, {
    nullable: true,
    description: 'State or region by its short form or its name; required in the US.',
  })
  state?: string | null;

  @Field(() => String, { nullable: true, description: 'ZIP or postal code, as text: 97201 or 97201-1234.' })
  postcode?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country by its two letters or its name; without it, the US.',
  })
  country?: string | null;
}
