import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { IdentityGateway } from './identity.gateway.ts';
import type { RequestContext } from './request-context.ts';
import { User } from './user.entity.ts';
import type { UsersService } from './users.service.ts';
import { requireViewer } from './viewer.ts';

/** What an account holder changes about who they are to the shop. */
@Resolver()
export class SignInsResolver {
  constructor(
    private readonly users: UsersService,
    private readonly identity: Pick<IdentityGateway, 'endSessions'>,
  ) {}

  @Authorized()
  @Mutation(() => User, { description: 'Changes your name, at most 120 characters.' })
  changeName(
    @Arg('name', () => String, { description: 'The name from now on.' }) name: string,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.users.save(requireViewer(context.viewer), { name });
  }

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Signs you out on every device, this one included: tokens of all earlier sign-ins are refused from now on.',
  })
  async signOutEverywhere(@Ctx() context: RequestContext): Promise<boolean> {
    const { uid } = requireViewer(context.viewer);
    const [merged = []] = await this.users.mergedInto([uid]);
    for (const one of [uid, ...merged.map((account) => account.uid)]) await this.identity.endSessions(one);
    return true;
  }
}
