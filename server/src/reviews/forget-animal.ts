import type { ClientSession } from 'mongoose';
import { rateItem } from './item-rating.ts';
import { ReviewModel, type ReviewRecord } from './review.entity.ts';

/** What reviews say of an animal goes with it, and with what is kept of it with their items; the reviews stay. */
export async function forgetReviewedAnimal(uid: string, animalId: string, session: ClientSession) {
  const told = { uid, 'animal.animalId': animalId };
  const reviews = await ReviewModel.find(told, { petId: 1 }).session(session).lean<ReviewRecord[]>();
  await ReviewModel.updateMany(told, { $unset: { animal: '' } }, { session });
  for (const { petId } of reviews) await rateItem(petId, session);
}
