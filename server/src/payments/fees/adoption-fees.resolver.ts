import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { PetOrder } from '../../orders/pet-orders/pet-order.entity.ts';
import type { FeeLoading } from '../../orders/records/fee-payments.ts';
import { Payment } from '../../orders/records/payment.entity.ts';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import { textOf } from '../../platform/text/text-of.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { handlesOrders, requireViewer } from '../../users/viewer.ts';
import { AdoptionFee, AdoptionFeeIntent, toAdoptionFee } from './adoption-fee.entity.ts';
import type { AdoptionFeesService, OpenedFee } from './adoption-fees.service.ts';

@Resolver(() => PetOrder)
export class AdoptionFeesResolver {
  constructor(private readonly fees: AdoptionFeesService) {}

  @Authorized()
  @Mutation(() => AdoptionFeeIntent, {
    description:
      'Begins to pay the adoption fee of an accepted order of your own, where that is paid online. Safe to repeat: two tabs pay once. What is charged after the order was over goes back at once.',
  })
  openAdoptionFee(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<OpenedFee> {
    return this.fees.open(id, requireViewer(context.viewer));
  }

  @FieldResolver(() => AdoptionFee, {
    nullable: true,
    description:
      'Its adoption fee, once the animal was given to its shopper and the fee is paid online; null where it is paid at the shop, or nothing is to be paid.',
    complexity: complexityWeights.lookUp,
  })
  async fee(
    @Root() order: PetOrder,
    @Ctx() context: FeeLoading & RequestContext,
  ): Promise<AdoptionFee | null> {
    if (!order.fee) return null;
    const charges = await context.feeChargesLoader.load(textOf(order._id));
    return toAdoptionFee(order, charges, handlesOrders(context.viewer));
  }
}

@Resolver(() => Payment)
export class FeePaymentsResolver {
  @FieldResolver(() => ID, {
    nullable: true,
    description: 'The order for an animal whose adoption fee it is; null for all other payments.',
  })
  petOrderId(@Root() { petOrderId }: Payment): string | null {
    return petOrderId ? textOf(petOrderId) : null;
  }
}
