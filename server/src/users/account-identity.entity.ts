import { GraphQLEmailAddress } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';

@ObjectType({ simpleResolvers: true, description: 'Somebody who can sign in to an account.' })
export class AccountIdentity {
  @Field(() => GraphQLEmailAddress, {
    nullable: true,
    description: 'Address it signs in with; null where it has not said it since it was merged in.',
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
