import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLEmailAddress } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import type { MailKind } from '../../../domain/mail/mail-kinds.ts';
import { Role } from '../../../domain/permissions.ts';
import { databaseClock } from '../database/database-clock.ts';
import { modelOf, type Persisted } from '../database/model-of.ts';
import { AccountAddress } from './addresses/saved-address.entity.ts';
import { AccountHousehold } from './household/account-household.entity.ts';

registerEnumType(Role, {
  name: 'Role',
  description: 'What an account may do.',
  valuesConfig: {
    REGULAR: { description: 'Shops, pays, sees and cancels its own orders. Every account begins so.' },
    STAFF: { description: 'Works in the shop: handles orders and the catalogue.' },
    ADMIN: { description: 'Runs the shop: everything that staff does, and money, settings, roles.' },
  },
});

/** How names are sorted: as people read them, capitals or not, and numbers by their size. */
export const anyCase = { locale: 'en', strength: 2, numericOrdering: true } as const;
/** What the search goes along: the accounts of a role that have a word, by name. */
export const searchKeysIndex = { role: 1, searchKeys: 1, name: 1, _id: 1 } as const;

@ObjectType({ simpleResolvers: true, description: 'An account of the shop.' })
@modelOptions({ schemaOptions: { collection: 'users', versionKey: false } })
@index({ uid: 1 }, { unique: true })
@index({ email: 1 }, { unique: true, sparse: true })
@index({ role: 1, email: 1 })
@index({ name: 1, _id: 1 }, { collation: anyCase, name: 'byName' })
@index({ role: 1, name: 1, _id: 1 }, { collation: anyCase, name: 'byRoleAndName' })
@index(searchKeysIndex, { collation: anyCase })
@index({ createdAt: 1, _id: 1 })
@index({ calendarCode: 1 }, { unique: true, partialFilterExpression: { calendarCode: { $exists: true } } })
@index({ mergedInto: 1 }, { partialFilterExpression: { mergedInto: { $exists: true } } })
export class User {
  @Field(() => ID, { description: 'Identifies the account in the shop.' })
  _id!: string;

  /** The identity provider's id of the account: what owns orders, unlike an e-mail address, which can change hands. */
  @prop({ type: () => String, required: true })
  uid!: string;

  @Field(() => GraphQLEmailAddress, { description: 'Address the account logs in with, in lower case.' })
  // Of every new account; gone where the address belongs to another one by now.
  @prop({ type: () => String, required: () => true })
  email!: string;

  // Plain, because accounts are only ever given to their owner and to admins.
  @Field(() => Boolean, {
    description:
      'Whether the account holder proved to the identity provider that the address is theirs, by the latest sign-in. Anybody can register an address that is not.',
  })
  @prop({ type: () => Boolean, default: () => false })
  emailVerified!: boolean;

  @Field(() => String, { description: 'Name as the account holder gave it.' })
  @prop({ type: () => String, default: () => '' })
  name!: string;

  @Field(() => Role, { description: 'regular from the first sign-in on; others are given by admins.' })
  @prop({ type: () => String, required: true, enum: Object.values(Role), default: () => 'regular' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'First sign-in.' })
  @prop({ type: () => Date, required: true, default: () => databaseClock.now() })
  createdAt!: Date;

  /** The sign-in that said the address and whether it is proved, and when that token of it was made; unix seconds. */
  @prop({ type: () => Number })
  signedInAt?: number;

  @prop({ type: () => Number })
  tokenIssuedAt?: number;

  /** How it was reached last: whom its latest order was for, phone number, and address of the latest that was sent. */
  @prop({ type: () => String })
  recipient?: string;

  @prop({ type: () => String })
  phone?: string;

  @prop({ type: () => String })
  location?: string;

  /** The account that has all that was this one's, by its uid; who signs in here is let in there. */
  @prop({ type: () => String })
  mergedInto?: string;

  /** The address of an identity that signs in to another account, as it was when it last said it. */
  @prop({ type: () => String })
  mergedEmail?: string;

  /** Of a viewer who signed in as an identity that was merged in. Never stored. */
  isMergedIn?: true;

  /** Addresses of accounts that were merged into this one. */
  @prop({ type: () => [String], default: undefined })
  formerEmails?: string[];

  /** What it has switched off (domain/mail/mail-kinds.ts). */
  @prop({ type: () => [String], default: undefined })
  unwantedMail?: MailKind[];

  /** Whether it does not want the contact of its latest order filled in for the next one. */
  @prop({ type: () => Boolean })
  hidesLastContact?: boolean;

  /** Secret in the address of its calendar. */
  @prop({ type: () => String })
  calendarCode?: string;

  @prop({ type: () => [AccountAddress], default: undefined })
  addresses?: AccountAddress[];

  /** What animals are matched with (domain/matching/household.ts). */
  @prop({ type: () => AccountHousehold })
  household?: AccountHousehold;

  /** Of a viewer: when whoever it is signed in, in unix seconds. Never stored. */
  authenticatedAt?: number;

  /** What the account is found by (account-keys.ts). Nobody reads it. */
  @prop({ type: () => [String], default: undefined, select: false })
  searchKeys?: string[];

  /** What the version before found it by; goes where it is there. */
  @prop({ type: () => [String], default: undefined, select: false })
  beginnings?: string[];

  /** Counted up by changes that must not happen at once, so that they conflict and take turns: an admin who stays when
   * another one goes, an order and a merge. */
  @prop({ type: () => Number })
  revision?: number;
}

export type UserRecord = Persisted<User>;

export const UserModel = modelOf(User);
