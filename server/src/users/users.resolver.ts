import { GraphQLEmailAddress } from 'graphql-scalars';
import {
  Arg,
  Args,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  InputType,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { type MailKind, optionalMailKinds } from '../../../domain/mail/mail-kinds.ts';
import { can, Role } from '../../../domain/permissions.ts';
import { connectionOf, PageRequest } from '../database/lists/connection.ts';
import type { LazyConnection } from '../database/lists/paginate.ts';
import { MailKindEnum } from '../outbox/mail.entity.ts';
import { AccountIdentity, identitiesOf } from './account-identity.entity.ts';
import type { RequestContext } from './request-context.ts';
import type { RolesService } from './roles.service.ts';
import { User } from './user.entity.ts';
import type { IdentityLoading, UsersService } from './users.service.ts';
import { requireViewer } from './viewer.ts';

const UserConnection = connectionOf(User, 'User', 'accounts');

@InputType({ description: 'What an account holder may change.' })
export class SaveUserInput {
  @Field(() => String, { description: 'Name, at most 120 characters.' })
  name!: string;
}

@Resolver(() => User)
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly roles: RolesService,
  ) {}

  @Query(() => User, { nullable: true, description: 'The logged-in account; null for a visitor.' })
  me(@Ctx() context: RequestContext): User | null {
    return context.viewer;
  }

  @Authorized()
  @Query(() => User, {
    nullable: true,
    description: 'An account by its e-mail address: your own, or any for an admin.',
  })
  user(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the account.' }) email: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.getByEmail(email, requireViewer(context.viewer));
  }

  @Authorized('manageStaff')
  @Query(() => UserConnection, {
    name: 'users',
    description: 'All accounts, by name. More than a thousand are counted every ten seconds.',
  })
  list(
    @Arg('role', () => Role, { nullable: true, description: 'Only accounts with this role.' })
    role: Role | null,
    @Arg('search', () => String, {
      nullable: true,
      description:
        'Beginnings of words of the name or of the e-mail address before its @, or of the address itself, or a phone number; all must be found.',
    })
    search: string | null,
    @Args(() => PageRequest) page: PageRequest,
  ): Promise<LazyConnection<User>> {
    return this.users.list({ role, search }, page);
  }

  @Authorized()
  @Mutation(() => User, { description: 'Saves your profile. Roles are not yours to set.' })
  saveUser(
    @Arg('input', () => SaveUserInput, { description: 'The profile.' }) input: SaveUserInput,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.save(requireViewer(context.viewer), input);
  }

  @FieldResolver(() => [AccountIdentity], {
    description: 'Who can log in to it: its own address first, then those that were merged into it.',
  })
  async identities(@Root() user: User, @Ctx() context: IdentityLoading): Promise<AccountIdentity[]> {
    return identitiesOf(user, await context.mergedLoader.load(user.uid));
  }

  @FieldResolver(() => [MailKindEnum], { description: 'Mails that it has switched off.' })
  unwantedMail(@Root() user: User): MailKind[] {
    return user.unwantedMail ?? [];
  }

  @FieldResolver(() => [MailKindEnum], {
    description: 'Mails that it can switch off. All others are needed for a sale, or go to somebody else.',
  })
  optionalMail(@Root() user: User): MailKind[] {
    return optionalMailKinds(can(user.role, 'getShopMails'));
  }

  @Authorized()
  @Mutation(() => User, {
    description:
      'Switches off the mails of these kinds, and switches on all others. What a sale needs is sent in any case.',
  })
  updateUnwantedMail(
    @Arg('kinds', () => [MailKindEnum], { description: 'Kinds that are not wanted; the whole list.' })
    kinds: MailKind[],
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.updateUnwantedMail(requireViewer(context.viewer), kinds);
  }

  @Authorized('manageStaff')
  @Mutation(() => User, {
    description:
      'Promotes the account with this e-mail address to admin. Refused where others log in to it too (`removeSignIn`).',
  })
  makeAdmin(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the account.' }) email: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.roles.makeAdmin(email, requireViewer(context.viewer));
  }

  @Authorized('manageStaff')
  @Mutation(() => User, {
    description:
      'Gives the account with this e-mail address a role, from its next request on. Refused where no admin would be left, and a role of the staff where others log in to it too (`removeSignIn`).',
  })
  setRole(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the account.' }) email: string,
    @Arg('role', () => Role, { description: 'What it may do from now on.' }) role: Role,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.roles.setRole(email, role, requireViewer(context.viewer));
  }

  @Authorized('manageStaff')
  @Mutation(() => User, {
    description:
      'Takes the admin role from the account with this e-mail address, from its next request on. Refused where nobody would be left.',
  })
  removeAdmin(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the account.' }) email: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.roles.removeAdmin(email, requireViewer(context.viewer));
  }
}
