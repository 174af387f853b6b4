import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { complexityWeights } from '../../platform/complexity-weights.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { PetOrder } from '../pet-orders/pet-order.entity.ts';
import { AdoptionAgreement } from './agreement.entity.ts';
import type { AgreementsService } from './agreements.service.ts';

@Resolver(() => PetOrder)
export class AgreementsResolver {
  constructor(private readonly agreements: AgreementsService) {}

  @Authorized()
  @Mutation(() => PetOrder, {
    description:
      'Signs the agreement about an animal by name: that of your own order, or for the staff any, with its shopper there. CONFLICT before the animal is theirs. It is signed once: a second time answers the same.',
  })
  signAgreement(
    @Arg('id', () => ID, { description: 'Id of the order.' }) id: string,
    @Arg('name', () => String, { description: 'The name of whoever signs, at most 120 characters.' })
    name: string,
    @Arg('read', () => String, {
      nullable: true,
      description: 'The `text` that was read: CONFLICT where it has changed since.',
    })
    read: string | null | undefined,
    @Ctx() context: RequestContext,
  ): Promise<PetOrder> {
    return this.agreements.sign(id, name, read, requireViewer(context.viewer));
  }

  @FieldResolver(() => AdoptionAgreement, {
    nullable: true,
    complexity: complexityWeights.lookUp,
    description: 'The agreement about the animal; null before it is theirs.',
  })
  agreement(@Root() order: PetOrder): Promise<AdoptionAgreement | null> {
    return this.agreements.of(order);
  }
}
