import mongoose, { type Types } from 'mongoose';
import { rateItem } from './item-rating.ts';
import { ReviewModel } from './review.entity.ts';

/** A migration: what the reviews of items come to is kept with the items, in all and by the animals that they are for. */
export async function rateItems(): Promise<void> {
  const petIds = await ReviewModel.distinct('petId');
  for (const petId of petIds as Types.ObjectId[]) {
    await mongoose.connection.transaction((session) => rateItem(petId, session));
  }
}
