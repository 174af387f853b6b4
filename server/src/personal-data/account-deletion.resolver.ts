import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import type { AccountDeletionService } from './account-deletion.service.ts';

const CONFIRM_EMAIL = { description: 'The address of the account, typed once more.' };
const KEEPS_REVIEWS = {
  defaultValue: true,
  description: 'Whether its reviews stay, as those of a former customer. Their photos go in any case.',
};

@Resolver()
export class AccountDeletionResolver {
  constructor(private readonly deletion: AccountDeletionService) {}

  @Authorized()
  @Mutation(() => Boolean, {
    description:
      'Deletes your account, within ten minutes of a sign-in; later FORBIDDEN with `extensions.reason` SIGN_IN_AGAIN. What the shop still has to do for you is in the way, and CONFLICT names it. Orders stay as the books need them, without you.',
  })
  async deleteAccount(
    @Arg('confirmEmail', () => String, CONFIRM_EMAIL) confirmEmail: string,
    @Arg('keepsReviews', () => Boolean, KEEPS_REVIEWS) keepsReviews: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.deletion.deleteOwn(requireViewer(context.viewer), { confirmEmail, keepsReviews });
    return true;
  }

  @Authorized('manageStaff')
  @Mutation(() => Boolean, {
    description:
      'Deletes the account of somebody who asks for it, as they could themselves. The audit says that it was done, and not whose it was. For admins.',
  })
  async forgetCustomer(
    @Arg('id', () => ID, { description: 'Id of the account.' }) id: string,
    @Arg('confirmEmail', () => String, CONFIRM_EMAIL) confirmEmail: string,
    @Arg('keepsReviews', () => Boolean, KEEPS_REVIEWS) keepsReviews: boolean,
    @Ctx() context: RequestContext,
  ): Promise<boolean> {
    await this.deletion.deleteFor(id, { confirmEmail, keepsReviews }, requireViewer(context.viewer));
    return true;
  }
}
