import { prop } from '@typegoose/typegoose';
import { GraphQLDateTime } from 'graphql-scalars';
import { Types } from 'mongoose';
import { Field, ID, ObjectType } from 'type-graphql';
import { noteRules } from '../../../../domain/input/note-rules.ts';
import { databaseClock } from '../../database/database-clock.ts';
import type { Persisted } from '../../database/model-of.ts';
import { checkInput } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';

@ObjectType({
  simpleResolvers: true,
  description:
    'What the staff wrote about an order, a question or a customer, for each other: no shopper sees it.',
})
export class StaffNote {
  @Field(() => ID, { description: 'Identifies the note.' })
  _id!: string;

  @Field(() => GraphQLDateTime, { description: 'When it was written.' })
  @prop({ type: () => Date, required: true })
  at!: Date;

  @Field(() => String, { description: 'Who wrote it: the name at that time, or the e-mail address.' })
  @prop({ type: () => String, required: true })
  by!: string;

  @Field(() => String, { description: 'What was written.' })
  @prop({ type: () => String, required: true })
  text!: string;
}

/** What a note says, whatever it is about. */
type WrittenNote = Pick<Persisted<StaffNote>, '_id' | 'at' | 'by' | 'text'>;

/** @throws DomainError BAD_USER_INPUT */
export function writeNote(note: { readonly text: string }, { name, email }: User): WrittenNote {
  const { text } = checkInput(noteRules, note);
  return { _id: new Types.ObjectId(), at: databaseClock.now(), by: name || email, text };
}

/** The change of an audit record: what was written is for the staff alone, and the audit is kept for years. */
export function noteChange({ _id }: WrittenNote) {
  return { field: 'note', before: null, after: _id.toHexString() };
}
