import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Pet } from '../../catalogue/pet/pet.entity.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import type { LeavingAnimals } from './leaving-animals.ts';
import { PetDeletionPreview } from './pet-deletion-preview.entity.ts';
import type { PetWithdrawalService } from './pet-withdrawal.service.ts';

/** Takes items out of the shop, and back; what orders name them decides how. */
@Resolver()
export class PetWithdrawalResolver {
  constructor(
    private readonly withdrawal: PetWithdrawalService,
    private readonly leaving: Pick<LeavingAnimals, 'preview'>,
  ) {}

  @Authorized('editCatalogue')
  @Query(() => PetDeletionPreview, {
    description: 'Who has asked for an item, to know before it is deleted.',
  })
  petDeletionPreview(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
  ): Promise<PetDeletionPreview> {
    return this.leaving.preview(id);
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description:
      'Deletes an item that no order names; retires one that was ordered, so that its orders keep it. Who waits for an animal is declined with an e-mail; one that is promised to somebody is refused with CONFLICT until that order is settled.',
  })
  deletePet(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    return this.withdrawal.remove(id, requireViewer(context.viewer));
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description:
      'Takes back a deletion: a retired item returns to the shop, as does one that was deleted within the last hour. Who waited for an animal waits again.',
  })
  restorePet(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    return this.withdrawal.restore(id, requireViewer(context.viewer));
  }
}
