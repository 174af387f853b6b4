import { GraphQLDateTime, GraphQLEmailAddress } from 'graphql-scalars';
import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { Role } from '../../../domain/permissions.ts';
import type { User, UserRecord } from '../users/user.entity.ts';
import { toUser } from '../users/users.service.ts';

@InputType({ description: 'Which customers: those for which everything holds that is given.' })
export class CustomerWhere {
  @Field(() => String, {
    nullable: true,
    description:
      'Beginnings of words of the name or of the e-mail address before its @, the address itself, or a phone number, of which its first or last four digits are enough; all must be found.',
  })
  search?: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'An account, as the staff of the shop sees it.' })
export class Customer {
  @Field(() => ID, { description: 'Identifies the account.' })
  _id!: string;

  /** Identity that owns the account. */
  uid!: string;

  @Field(() => String, { description: 'Name as the account holder gave it.' })
  name!: string;

  @Field(() => GraphQLEmailAddress, { description: 'Address the account logs in with.' })
  email!: string;

  @Field(() => Boolean, { description: 'Whether its holder proved that the address is theirs.' })
  emailVerified!: boolean;

  @Field(() => [GraphQLEmailAddress], { description: 'Addresses of accounts that were merged into it.' })
  formerEmails!: string[];

  @Field(() => Role, { description: 'What it may do in the shop.' })
  role!: Role;

  @Field(() => GraphQLDateTime, { description: 'First sign-in.' })
  createdAt!: Date;

  @Field(() => String, { nullable: true, description: 'Phone number of its latest order; null before it.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Address of its latest order; null before it.' })
  location!: string | null;
}

/** A record of the database as a customer. */
export function toCustomer(record: UserRecord): Customer {
  const { _id, uid, name, email, emailVerified, role, createdAt, ...more }: User = toUser(record);
  return Object.assign(new Customer(), {
    ...{ _id, uid, name, email, emailVerified, role, createdAt },
    formerEmails: more.formerEmails ?? [],
    phone: more.phone || null,
    location: more.location || null,
  });
}
