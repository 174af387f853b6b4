import { GraphQLEmailAddress } from 'graphql-scalars';
import { Arg, Args, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Role } from '../../../../domain/permissions.ts';
import { connectionOf, PageRequest } from '../../database/lists/connection.ts';
import type { LazyConnection } from '../../database/lists/paginate.ts';
import { DomainError } from '../../platform/domain-error.ts';
import type { CodeLimit } from '../code-limit.ts';
import type { RequestContext } from '../request-context.ts';
import { User } from '../user.entity.ts';
import { requireViewer } from '../viewer.ts';
import { StaffInvitation } from './staff-invitation.entity.ts';
import type { StaffInvitationsService } from './staff-invitations.service.ts';

const StaffInvitationConnection = connectionOf(StaffInvitation, 'StaffInvitation', 'invitations');

@Resolver(() => StaffInvitation)
export class StaffInvitationsResolver {
  constructor(
    private readonly invitations: StaffInvitationsService,
    private readonly failingCodes: CodeLimit,
  ) {}

  @Authorized('manageStaff')
  @Query(() => StaffInvitationConnection, {
    name: 'staffInvitations',
    description: 'Invitations to work in the shop that nobody has accepted yet, newest first.',
  })
  list(@Args(() => PageRequest) page: PageRequest): LazyConnection<StaffInvitation> {
    return this.invitations.list(page);
  }

  @Authorized('manageStaff')
  @Mutation(() => StaffInvitation, {
    description:
      'Mails somebody an invitation to work in the shop. Once more for the same address replaces it. Refused where others log in to its account too (`removeSignIn`).',
  })
  inviteStaff(
    @Arg('email', () => GraphQLEmailAddress, { description: 'E-mail address of the person.' }) email: string,
    @Arg('role', () => Role, { description: 'STAFF or ADMIN.' }) role: Role,
    @Ctx() context: RequestContext,
  ): Promise<StaffInvitation> {
    return this.invitations.invite({ email, role }, requireViewer(context.viewer));
  }

  @Authorized('manageStaff')
  @Mutation(() => StaffInvitation, { description: 'Takes an invitation back that nobody has accepted.' })
  withdrawInvitation(
    @Arg('id', () => ID, { description: 'Id of the invitation.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<StaffInvitation> {
    return this.invitations.withdraw(id, requireViewer(context.viewer));
  }

  @Authorized()
  @Query(() => StaffInvitation, {
    nullable: true,
    description: 'The invitation of a code, for the account with the address that it was e-mailed to.',
  })
  staffInvitation(
    @Arg('code', () => String, { description: 'Secret from the mail.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<StaffInvitation> {
    const get = () => this.invitations.get(code, requireViewer(context.viewer));
    return this.failingCodes.limit(code, context, get, hasNone);
  }

  @Authorized()
  @Mutation(() => User, { description: 'Accepts an invitation: your account has its role from now on.' })
  acceptInvitation(
    @Arg('code', () => String, { description: 'Secret from the mail.' }) code: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    const accept = () => this.invitations.accept(code, requireViewer(context.viewer));
    return this.failingCodes.limit(code, context, accept, hasNone);
  }
}

function hasNone(outcome: PromiseSettledResult<unknown>): boolean {
  return outcome.status === 'rejected' && outcome.reason instanceof DomainError;
}
