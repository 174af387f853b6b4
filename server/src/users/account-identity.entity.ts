import { GraphQLEmailAddress } from 'graphql-scalars';
import { Field, ID, ObjectType } from 'type-graphql';
import type { User, UserRecord } from './user.entity.ts';

@ObjectType({ simpleResolvers: true, description: 'Somebody who can log in to an account.' })
export class AccountIdentity {
  @Field(() => ID, { description: 'Identifies the sign-in: what `removeSignIn` takes.' })
  _id!: string;

  @Field(() => GraphQLEmailAddress, {
    nullable: true,
    description: 'Address it logs in with; null where it has not said it since it was merged in.',
  })
  email!: string | null;

  @Field(() => Boolean, {
    description: 'Whether its holder proved to the identity provider that it is theirs.',
  })
  emailVerified!: boolean;

  @Field(() => Boolean, {
    description: 'Whether it has the role of the account. One that was merged in stays REGULAR.',
  })
  hasRole!: boolean;
}

/** Who can sign in to an account: as itself, and as whoever was merged into it. */
export function identitiesOf(
  { _id, email, emailVerified }: Pick<User, '_id' | 'email' | 'emailVerified'>,
  merged: readonly UserRecord[],
): AccountIdentity[] {
  return [
    { _id, email, emailVerified, hasRole: true },
    ...merged.map((identity) => ({
      ...{ _id: identity._id.toHexString(), email: identity.mergedEmail ?? null },
      ...{ emailVerified: identity.emailVerified, hasRole: false },
    })),
  ];
}
