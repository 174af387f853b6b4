import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { Customer } from '../customer.entity.ts';
import { CustomerMergePreview } from './customer-merge.entity.ts';
import type { CustomerMergeService } from './customer-merge.service.ts';
import type { SignInRemovalService } from './sign-in-removal.service.ts';

@Resolver()
export class CustomerMergeResolver {
  constructor(
    private readonly merges: CustomerMergeService,
    private readonly signIns: SignInRemovalService,
  ) {}

  @Authorized('manageStaff')
  @Query(() => CustomerMergePreview, {
    description: 'What merging one account into another would move, and what is in its way. For admins.',
    complexity: complexityWeights.figure,
  })
  customerMerge(
    @Arg('keepId', () => ID, { description: 'Id of the account that stays.' }) keepId: string,
    @Arg('dropId', () => ID, { description: 'Id of the account that goes.' }) dropId: string,
  ): Promise<CustomerMergePreview> {
    return this.merges.preview(keepId, dropId);
  }

  @Authorized('manageStaff')
  @Mutation(() => Customer, {
    description:
      'Merges two accounts of one person: all that belongs to one goes to the other, and who logs in to it is let into that from then on. It changes who may log in where, so it takes the permission to manage accounts. Accounts of the staff are not merged. It can not be undone; doing it twice changes nothing more.',
  })
  mergeCustomers(
    @Arg('keepId', () => ID, { description: 'Id of the account that stays.' }) keepId: string,
    @Arg('dropId', () => ID, { description: 'Id of the account that goes.' }) dropId: string,
    @Ctx() context: RequestContext,
  ): Promise<Customer> {
    return this.merges.merge(keepId, dropId, requireViewer(context.viewer));
  }

  @Authorized('manageStaff')
  @Mutation(() => Customer, {
    description:
      'Takes a sign-in that was merged in away from its account, which it answers: who logs in so has an account of their own from the next request on, with nothing in it; what was merged stays.',
  })
  removeSignIn(
    @Arg('id', () => ID, { description: 'Id of the sign-in (`AccountIdentity`).' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Customer> {
    return this.signIns.remove(id, requireViewer(context.viewer));
  }
}
