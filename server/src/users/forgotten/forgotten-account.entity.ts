import { createHash } from 'node:crypto';
import { getModelForClass, index, modelOptions, prop, Severity } from '@typegoose/typegoose';
import { type ClientSession, Schema, type Types } from 'mongoose';

/** What leads to the records of an account while they are forgotten. */
export interface LeftToForget {
  readonly accountIds: readonly Types.ObjectId[];
  /** Of the account, and of those that were merged into it. */
  readonly uids: readonly string[];
  readonly emails: readonly string[];
  /** Name, phone numbers and addresses, as they stand in records. */
  readonly texts: readonly string[];
  readonly threadIds: readonly Types.ObjectId[];
  /** What it was called by in what it did for the shop; none of an account that never did anything. */
  readonly staffNames: readonly string[];
}

/**
 * An account that was deleted, by a hash of its identity. It stays for good and says nothing of anybody: a token that was
 * made before is refused by it, and a backup that is restored forgets again.
 */
@modelOptions({
  schemaOptions: { collection: 'forgottenaccounts', versionKey: false },
  options: { allowMixed: Severity.ALLOW },
})
// What is under way: few, and none for long.
@index({ isUnderWay: 1 }, { partialFilterExpression: { isUnderWay: true } })
export class ForgottenAccount {
  /** `hashOf` its uid. */
  @prop({ type: () => String })
  _id!: string;

  @prop({ type: () => Date, required: true })
  at!: Date;

  @prop({ type: () => Boolean, required: true })
  keepsReviews!: boolean;

  /** Whether something of it may be left (account-forgetting.service.ts). */
  @prop({ type: () => Boolean })
  isUnderWay?: boolean;

  /** Gone once nothing is. */
  @prop({ type: () => Schema.Types.Mixed })
  left?: LeftToForget;
}

export const ForgottenAccountModel = getModelForClass(ForgottenAccount);

/** An identity, so that it is known again and tells nothing: the provider's ids are long and random. */
export function hashOf(uid: string): string {
  return createHash('sha256').update(`forgotten account ${uid}`).digest('hex');
}

/** What stands in records in place of the uid of an account that was deleted: the same whenever it is forgotten. */
export function formerUid(uid: string): string {
  return `former-${hashOf(uid).slice(0, 24)}`;
}

/** Whether an account was deleted. */
export async function isForgotten(uid: string, session: ClientSession | null = null): Promise<boolean> {
  return (await ForgottenAccountModel.exists({ _id: hashOf(uid) }).session(session)) !== null;
}
