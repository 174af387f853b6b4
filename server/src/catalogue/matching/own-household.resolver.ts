import { Arg, Authorized, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import { AccountHousehold } from '../../users/household/account-household.entity.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { User } from '../../users/user.entity.ts';
import { requireViewer } from '../../users/viewer.ts';
import { HouseholdInput } from './household.input.ts';
import type { OwnHouseholdService } from './own-household.service.ts';

/** The household of an account, which goes with it to every device. */
@Resolver(() => User)
export class OwnHouseholdResolver {
  constructor(private readonly households: OwnHouseholdService) {}

  @FieldResolver(() => AccountHousehold, {
    nullable: true,
    description:
      'Household that you keep to see which animals fit it; null without one, and for anybody else.',
  })
  household(@Root() user: User, @Ctx() { viewer }: RequestContext): AccountHousehold | null {
    return viewer?.uid === user.uid ? (user.household ?? null) : null;
  }

  @Authorized()
  @Mutation(() => User, { description: 'Keeps your household in your account, in place of the one before.' })
  saveHousehold(
    @Arg('input', () => HouseholdInput, { description: 'The household.' }) input: HouseholdInput,
    @Ctx() context: RequestContext,
  ): Promise<User> {
    return this.households.save(requireViewer(context.viewer), input);
  }

  @Authorized()
  @Mutation(() => User, {
    description: 'Forgets the household that you keep; twice changes nothing more.',
  })
  forgetHousehold(@Ctx() context: RequestContext): Promise<User> {
    return this.households.forget(requireViewer(context.viewer));
  }
}
