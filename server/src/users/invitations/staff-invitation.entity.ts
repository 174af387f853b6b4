import { index, modelOptions, prop } from '@typegoose/typegoose';
import { GraphQLDateTime, GraphQLEmailAddress } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import { DAY_MS } from '../../../../domain/durations.ts';
import { INVITATION_DAYS } from '../../../../domain/input/invitation-rules.ts';
import { Role } from '../../../../domain/permissions.ts';
import { entityOf, modelOf, type Persisted } from '../../database/model-of.ts';

/** How long an invitation can be accepted, in milliseconds. */
export const INVITATION_MS = INVITATION_DAYS * DAY_MS;
/** How long an invitation that nobody accepted is shown after its end, in seconds. */
const SHOWN_AFTER_END_SECONDS = 30 * 24 * 60 * 60;

@ObjectType({
  simpleResolvers: true,
  description: 'Somebody is invited to work in the shop; gone once it is accepted or withdrawn.',
})
@modelOptions({ schemaOptions: { collection: 'staffinvitations', versionKey: false } })
@index({ email: 1 }, { unique: true })
@index({ code: 1 }, { unique: true })
@index({ invitedAt: -1, _id: -1 })
@index({ expiresAt: 1 }, { expireAfterSeconds: SHOWN_AFTER_END_SECONDS })
export class StaffInvitation {
  @Field(() => ID, { description: 'Identifies the invitation.' })
  _id!: string;

  @Field(() => GraphQLEmailAddress, {
    description: 'Who is invited; only an account with this address can accept.',
  })
  @prop({ type: () => String, required: true })
  email!: string;

  @Field(() => Role, { description: 'What they become.' })
  @prop({ type: () => String, required: true, enum: Object.values(Role) })
  role!: Role;

  @Field(() => String, { description: 'Secret of the page /invitation/:code, which the mail leads to.' })
  @prop({ type: () => String, required: true })
  code!: string;

  @Field(() => String, { description: 'E-mail address of the admin who invited.' })
  @prop({ type: () => String, required: true })
  invitedBy!: string;

  @Field(() => GraphQLDateTime, { description: 'When, the last time.' })
  @prop({ type: () => Date, required: true })
  invitedAt!: Date;

  @Field(() => GraphQLDateTime, { description: 'Until when it can be accepted.' })
  @prop({ type: () => Date, required: true })
  expiresAt!: Date;
}

export type StaffInvitationRecord = Persisted<StaffInvitation>;

export const StaffInvitationModel = modelOf(StaffInvitation);

/** A record of the database as a plain invitation. */
export function toInvitation(record: StaffInvitationRecord): StaffInvitation {
  return entityOf(StaffInvitation, record);
}
