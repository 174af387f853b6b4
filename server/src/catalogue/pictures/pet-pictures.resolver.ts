import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { MAX_PICTURES } from '../../../../domain/pictures/item-pictures.ts';
import { missingFile, readUpload } from '../../images/read-upload.ts';
import type { RequestContext } from '../../users/request-context.ts';
import { requireViewer } from '../../users/viewer.ts';
import { Pet } from '../pet/pet.entity.ts';
import { PetPictureInput } from './pet-picture.input.ts';
import type { PetPicturesService } from './pet-pictures.service.ts';

@Resolver(() => Pet)
export class PetPicturesResolver {
  constructor(private readonly service: PetPicturesService) {}

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description: `Puts a picture behind those that an item has, at most ${MAX_PICTURES}: one a request, so that each is either there or not.`,
  })
  async addPetPicture(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('img', () => GraphQLUpload, { nullable: true, description: 'The picture, at most 10 MB.' })
    img: Promise<FileUpload> | null,
    @Arg('alt', () => String, {
      nullable: true,
      description: 'What is in it, for those who do not see it.',
    })
    alt: string | null,
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    const actor = requireViewer(context.viewer);
    return this.service.add(id, await readUpload(img ?? missingFile()), alt, actor);
  }

  @Authorized('editCatalogue')
  @Mutation(() => Pet, {
    description:
      'Gives the pictures of an item another order, focal points and texts. Those that are not named are taken away.',
  })
  arrangePetPictures(
    @Arg('id', () => ID, { description: 'Id of the item.' }) id: string,
    @Arg('pictures', () => [PetPictureInput], { description: 'Those that stay, the first one first.' })
    pictures: PetPictureInput[],
    @Ctx() context: RequestContext,
  ): Promise<Pet> {
    return this.service.arrange(id, pictures, requireViewer(context.viewer));
  }
}
