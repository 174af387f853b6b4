import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { RequestContext } from './request-context.ts';
import { User } from './user.entity.ts';
import type { UsersService } from './users.service.ts';
import { requireViewer } from './viewer.ts';

@ObjectType({
  simpleResolvers: true,
  description: 'Whom the latest order of an account was for, and where it went.',
})
class LastContact {
  @Field(() => String, { description: 'Name of the recipient.' })
  username!: string;

  @Field(() => String, { description: 'Phone number, in digits.' })
  phone!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Address of the latest order that was not collected; null where all were.',
  })
  location!: string | null;
}

/** What a form can fill in for whoever ordered before, on any device. */
@Resolver(() => User)
export class LastContactResolver {
  constructor(private readonly users: UsersService) {}

  @FieldResolver(() => LastContact, {
    nullable: true,
    description:
      'Contact of your latest order; null before the first one, where you do not want it offered, and for anybody else.',
  })
  lastContact(@Root() user: User, @Ctx() { viewer }: RequestContext): LastContact | null {
    const { uid, name, recipient = name, phone, location = null, hidesLastContact } = user;
    if (phone === undefined || hidesLastContact || viewer?.uid !== uid) return null;
    return { username: recipient, phone, location };
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it wants the contact of its latest order filled in for the next one.',
  })
  offersLastContact(@Root() user: User): boolean {
    return !user.hidesLastContact;
  }

  @Authorized()
  @Mutation(() => User, {
    description: 'Says whether the contact of your latest order is to be filled in for the next one.',
  })
  offerLastContact(
    @Arg('isOffered', () => Boolean, { description: 'Whether it is.' }) isOffered: boolean,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.offerLastContact(requireViewer(context.viewer), isOffered);
  }
}
