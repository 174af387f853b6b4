import { reviewerName } from '../../../domain/reviews/reviewer-name.ts';
import { ReviewModel } from '../../../server/src/reviews/review.entity.ts';
import { reviews } from '../reviews/reviews.ts';
import type { CustomerIds } from './accounts.ts';
import { demoId } from './demo-id.ts';

/** Writes the reviews that are not there yet. */
export async function loadReviews(ids: CustomerIds, now: Date): Promise<void> {
  for (const { customer, petKey, at, ...review } of reviews(now)) {
    const one = { uid: ids.get(customer.email) as string, petId: demoId('item', petKey) };
    const _id = demoId('review', `${petKey}/${customer.email}`);
    await ReviewModel.updateOne(
      one,
      { $setOnInsert: { _id, ...review, name: reviewerName(customer.name), writtenAt: at } },
      { upsert: true },
    );
  }
}
