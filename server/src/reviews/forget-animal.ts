import type { ClientSession } from 'mongoose';
import { ReviewModel } from './review.entity.ts';

/** What reviews say of an animal goes with it; the reviews stay. */
export async function forgetReviewedAnimal(uid: string, animalId: string, session: ClientSession) {
  const told = { uid, 'animal.animalId': animalId };
  await ReviewModel.updateMany(told, { $unset: { animal: '' } }, { session });
}
