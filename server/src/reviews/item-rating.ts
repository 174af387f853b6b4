import type { ClientSession, Types } from 'mongoose';
import { averageStars, MAX_STARS, ratingOrderOf } from '../../../domain/reviews/rating.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import { noObserver, type WriteObserver } from '../catalogue/pet/read-your-writes.ts';
import { type StoredRating, withRatingWords } from '../catalogue/search/words/rating-words.ts';
import { storedWords } from '../catalogue/search/words/stored-words.ts';
import { countWords } from '../catalogue/search/words/word-index.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import { Rating, ReviewModel, ratingIndex } from './review.entity.ts';

/** What the reviews of an item come to, as it is kept with the item. */
export function ratingOf({ ratingSum, ratingCount }: StoredRating): Rating {
  const isKept = typeof ratingSum === 'number' && typeof ratingCount === 'number';
  const [stars, count] = isKept ? [ratingSum, ratingCount] : [0, 0];
  return Object.assign(new Rating(), { average: averageStars(stars, count), count });
}

/**
 * Reckons anew what the reviews of an item come to, in the transaction that writes one of them: of two at once the second
 * begins again, as both write the item.
 */
export async function rateItem(
  petId: Types.ObjectId,
  session: ClientSession,
  writes: WriteObserver = noObserver,
): Promise<void> {
  const pet = await PetModel.findById(petId).session(session).lean<PetRecord>();
  if (!pet) return;
  const { stars, count } = await sumOf({ petId }, session);
  const isRated = count > 0;
  const rating = { ratingSum: isRated ? stars : undefined, ratingCount: isRated ? count : undefined };
  const words = storedWords(pet);
  const searchWords = withRatingWords(words, rating);
  const ratingOrder = ratingOrderOf(stars, count) ?? undefined;
  // Straight to the driver: that somebody likes it is no change of the item.
  const update = setOrUnset({ ...rating, ratingOrder, searchWords });
  const { modifiedCount } = await PetModel.collection.updateOne({ _id: petId }, update, { session });
  if (modifiedCount > 0) writes.recordWrite(petId, session);
  await countWords([{ before: words, after: searchWords }], session);
}

/** The stars of an item's reviews, and how many there are. @param filter by its item, and what else is asked for */
export async function sumOf(
  filter: { readonly petId: Types.ObjectId },
  session: ClientSession | null = null,
) {
  const [sum] = await ReviewModel.aggregate<{ stars: number; count: number }>([
    { $match: { ...filter, stars: { $gte: 1, $lte: MAX_STARS } } },
    { $group: { _id: null, stars: { $sum: '$stars' }, count: { $sum: 1 } } },
  ])
    .hint(ratingIndex)
    .session(session);
  return sum ?? { stars: 0, count: 0 };
}
