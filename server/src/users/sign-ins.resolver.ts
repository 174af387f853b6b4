import { Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { IdentityGateway } from './identity.gateway.ts';
import type { RequestContext } from './request-context.ts';
import type { UsersService } from './users.service.ts';
import { requireViewer } from './viewer.ts';

/** What an account holder does about who is signed in as them. */
@Resolver()
export class SignInsResolver {
  constructor(
    private readonly users: Pick<UsersService, 'mergedInto'>,
    private readonly identity: Pick<IdentityGateway, 'endSessions'>,
  ) {}

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Logs you out on every device, this one included: tokens of all earlier sign-ins are refused from now on.',
  })
  async signOutEverywhere(@Ctx() context: RequestContext): Promise<boolean> {
    const { uid } = requireViewer(context.viewer);
    const [merged = []] = await this.users.mergedInto([uid]);
    for (const one of [uid, ...merged.map((account) => account.uid)]) await this.identity.endSessions(one);
    return true;
  }
}
