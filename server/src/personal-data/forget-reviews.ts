import type { Database } from '../database/database.ts';
import type { ImagesService } from '../images/images.service.ts';
import { rateItem } from '../reviews/item-rating.ts';
import { ReviewModel, type ReviewRecord } from '../reviews/review.entity.ts';
import { photosOf } from '../reviews/review-photos.ts';
import type { AccountTraces } from './account-traces.ts';

interface ReviewDeps {
  readonly db: Database;
  readonly images: Pick<ImagesService, 'remove'>;
  /** Whether they stay, as those of a former customer. */
  readonly keepsReviews: boolean;
}

/**
 * Takes away the photos of an account's reviews, which may show its home, and the reviews where they are to go. Their items
 * are rated anew, as for which animals they were is not said any more.
 */
export async function forgetReviews({ uids }: AccountTraces, { db, images, keepsReviews }: ReviewDeps) {
  const reviews = await ReviewModel.find({ uid: { $in: [...uids] } }).lean<ReviewRecord[]>();
  for (const { _id, petId } of reviews) {
    await db.transaction(async (session) => {
      const review = await ReviewModel.findById(_id).session(session).lean<ReviewRecord>();
      if (!review) return;
      await images.remove(photosOf(review), session);
      const told = { photos: '', animal: '' };
      if (keepsReviews) await ReviewModel.updateOne({ _id }, { $unset: told }, { session });
      else await ReviewModel.deleteOne({ _id }, { session });
      await rateItem(petId, session);
    });
  }
}
