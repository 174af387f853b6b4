import type { ClientSession } from 'mongoose';
import { MAX_REVIEW_PHOTOS } from '../../../domain/pictures/item-pictures.ts';
import type { Database } from '../database/database.ts';
import { toObjectId } from '../database/object-id.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import type { ImagesService } from '../images/images.service.ts';
import type { PetImage } from '../images/pet-image.entity.ts';
import { badInput, notFound } from '../platform/domain-error.ts';
import type { User } from '../users/user.entity.ts';
import { type Review, ReviewModel, type ReviewRecord, toReview } from './review.entity.ts';

/** The photos of a review, whatever else stands in the record. */
export function photosOf({ photos }: Pick<Review, 'photos'>): PetImage[] {
  return Array.isArray(photos) ? photos : [];
}

/** Photos that go with reviews: they are kept apart from the pictures of items, and go with their review. */
export class ReviewPhotosService {
  constructor(
    private readonly db: Database,
    private readonly images: Pick<ImagesService, 'storeFor' | 'remove'>,
  ) {}

  /**
   * Puts a photo with an account's review of an item. One that is there already is not there twice.
   *
   * @throws DomainError NOT_FOUND without a review; BAD_USER_INPUT where there are four; what ImagesService.store throws
   */
  async add(viewer: User, petId: string, bytes: Buffer): Promise<Review> {
    const review = await ownReview(viewer, petId);
    requireRoom(review);
    const photo = await this.images.storeFor(String(review._id), bytes);
    try {
      return await this.db.transaction(async (session) => {
        const now = await ReviewModel.findById(review._id).session(session).lean<ReviewRecord>();
        if (!now) throw notFound('Review');
        if (photosOf(now).some(({ hash }) => hash === photo.hash)) return toReview(now);
        requireRoom(now);
        return write(now, [...photosOf(now), photo], session);
      });
    } catch (error) {
      // What no review has now is not kept either.
      await this.db.transaction((session) => this.dropUnused(review, photo, session));
      throw error;
    }
  }

  private async dropUnused({ _id }: ReviewRecord, photo: PetImage, session: ClientSession): Promise<void> {
    const isUsed = await ReviewModel.exists({ _id, 'photos.hash': photo.hash }).session(session);
    if (!isUsed) await this.images.remove([photo], session);
  }

  /** Takes a photo from an account's review. @throws DomainError NOT_FOUND */
  async remove(viewer: User, petId: string, hash: string): Promise<Review> {
    const { _id } = await ownReview(viewer, petId);
    return this.db.transaction(async (session) => {
      const review = await ReviewModel.findById(_id).session(session).lean<ReviewRecord>();
      const photo = review && photosOf(review).find((one) => one.hash === hash);
      if (!photo) throw notFound('Photo');
      await this.images.remove([photo], session);
      return write(
        review,
        photosOf(review).filter((one) => one.hash !== hash),
        session,
      );
    });
  }
}

async function ownReview({ uid }: User, petId: string): Promise<ReviewRecord> {
  const one = { uid, petId: toObjectId(petId, 'Item') };
  const review = await ReviewModel.findOne(one).lean<ReviewRecord>();
  if (!review) throw notFound('Review');
  return review;
}

async function write(
  { _id }: ReviewRecord,
  photos: readonly PetImage[],
  session: ClientSession,
): Promise<Review> {
  const update = setOrUnset({ photos: photos.length > 0 ? photos : undefined });
  const record = await ReviewModel.findByIdAndUpdate(_id, update, { session, returnDocument: 'after' })
    .orFail()
    .lean<ReviewRecord>();
  return toReview(record);
}

function requireRoom(review: ReviewRecord): void {
  if (photosOf(review).length < MAX_REVIEW_PHOTOS) return;
  throw badInput({ img: `At most ${MAX_REVIEW_PHOTOS} photos` });
}
