import mongoose from 'mongoose';
import { reviewerName } from '../../../domain/reviews/reviewer-name.ts';
import { rateItem } from '../../../server/src/reviews/item-rating.ts';
import { ReviewModel } from '../../../server/src/reviews/review.entity.ts';
import { reviews } from '../reviews/reviews.ts';
import type { CustomerIds } from './accounts.ts';
import { demoId } from './demo-id.ts';

/** Writes the reviews that are not there yet, and what they make of their items. */
export async function loadReviews(ids: CustomerIds, now: Date): Promise<void> {
  const writes = reviews(now).map(({ customer, petKey, at, ...review }) => {
    const one = { uid: ids.get(customer.email) as string, petId: demoId('item', petKey) };
    const _id = demoId('review', `${petKey}/${customer.email}`);
    const $setOnInsert = { _id, ...review, name: reviewerName(customer.name), writtenAt: at };
    return { updateOne: { filter: one, update: { $setOnInsert }, upsert: true } };
  });
  const { upsertedIds } = await ReviewModel.bulkWrite(writes);
  const written = Object.keys(upsertedIds).map((place) => writes[Number(place)]?.updateOne.filter.petId);
  const items = new Map(written.flatMap((petId) => (petId ? [[String(petId), petId] as const] : [])));
  await mongoose.connection.transaction(async (session) => {
    for (const petId of items.values()) await rateItem(petId, session);
  });
}
