import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import type { FileUpload } from 'graphql-upload/processRequest.mjs';
import { Arg, Authorized, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { MAX_REVIEW_PHOTOS } from '../../../domain/pictures/item-pictures.ts';
import { PetImage } from '../images/pet-image.entity.ts';
import { missingFile, readUpload } from '../images/read-upload.ts';
import { listWeight } from '../platform/complexity-weights.ts';
import type { RequestContext } from '../users/request-context.ts';
import { requireViewer } from '../users/viewer.ts';
import { Review } from './review.entity.ts';
import { photosOf, type ReviewPhotosService } from './review-photos.ts';

@Resolver(() => Review)
export class ReviewPhotosResolver {
  constructor(private readonly service: ReviewPhotosService) {}

  @FieldResolver(() => [PetImage], {
    description: `Photos that came with it, at most ${MAX_REVIEW_PHOTOS}.`,
    complexity: listWeight(MAX_REVIEW_PHOTOS),
  })
  photos(@Root() review: Review): PetImage[] {
    return photosOf(review);
  }

  @Authorized()
  @Mutation(() => Review, {
    description: `Puts a photo with your review of an item, at most ${MAX_REVIEW_PHOTOS}. Everybody sees it.`,
  })
  async addReviewPhoto(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Arg('img', () => GraphQLUpload, { nullable: true, description: 'The photo, at most 10 MB.' })
    img: Promise<FileUpload> | null,
    @Ctx() context: RequestContext,
  ): Promise<Review> {
    const viewer = requireViewer(context.viewer);
    return this.service.add(viewer, petId, await readUpload(img ?? missingFile()));
  }

  @Authorized()
  @Mutation(() => Review, { description: 'Takes a photo from your review of an item.' })
  removeReviewPhoto(
    @Arg('petId', () => ID, { description: 'Id of the item.' }) petId: string,
    @Arg('hash', () => String, { description: 'Hash of the photo.' }) hash: string,
    @Ctx() context: RequestContext,
  ): Promise<Review> {
    return this.service.remove(requireViewer(context.viewer), petId, hash);
  }
}
