import type { ClientSession, Types } from 'mongoose';
import { type AnimalLike, type AnimalRating, sumLike } from '../../../domain/reviews/animal-ratings.ts';
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

/** What those of its reviews come to that are for animals like one. */
export function ratingLike(pet: StoredAnimalRatings, like: AnimalLike): Rating {
  const { stars: ratingSum, count: ratingCount } = sumLike(animalRatingsOf(pet), like);
  return ratingOf({ ratingSum, ratingCount });
}

/** What is kept with an item of its reviews for some animal. */
export interface StoredAnimalRatings {
  readonly animalRatings?: unknown;
}

/** Those of an item, whatever else stands in the record. */
export function animalRatingsOf({ animalRatings }: StoredAnimalRatings): AnimalRating[] {
  const stored: readonly (Partial<AnimalRating> | null)[] = Array.isArray(animalRatings) ? animalRatings : [];
  return stored.filter(
    (one): one is AnimalRating => typeof one?.stars === 'number' && typeof one.count === 'number',
  );
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
  const { stars, count } = await sumOf(petId, session);
  const animalRatings = await sumsByAnimal(petId, session);
  const isRated = count > 0;
  const rating = { ratingSum: isRated ? stars : undefined, ratingCount: isRated ? count : undefined };
  const words = storedWords(pet);
  const searchWords = withRatingWords(words, rating);
  const ratingOrder = ratingOrderOf(stars, count) ?? undefined;
  // Straight to the driver: that somebody likes it is no change of the item.
  const update = setOrUnset({
    ...{ ...rating, ratingOrder, searchWords },
    animalRatings: animalRatings.length > 0 ? animalRatings : undefined,
  });
  const { modifiedCount } = await PetModel.collection.updateOne({ _id: petId }, update, { session });
  if (modifiedCount > 0) writes.recordWrite(petId, session);
  await countWords([{ before: words, after: searchWords }], session);
}

/** Reviews that have stars as the shop gives them. */
function rated(petId: Types.ObjectId) {
  return { petId, stars: { $gte: 1, $lte: MAX_STARS } };
}

const kindOfAnimal = {
  ...{ type: '$animal.type', species: '$animal.species' },
  ...{ stage: '$animal.stage', size: '$animal.size' },
} as const;

const sums = { stars: { $sum: '$stars' }, count: { $sum: 1 } } as const;

/** The stars of an item's reviews, and how many there are. */
async function sumOf(petId: Types.ObjectId, session: ClientSession) {
  const [sum] = await ReviewModel.aggregate<{ stars: number; count: number }>([
    { $match: rated(petId) },
    { $group: { _id: null, ...sums } },
  ])
    .hint(ratingIndex)
    .session(session);
  return sum ?? { stars: 0, count: 0 };
}

/** The same by the kinds of animals that they are for; of those that say nothing of one, nothing. */
function sumsByAnimal(petId: Types.ObjectId, session: ClientSession): Promise<AnimalRating[]> {
  return ReviewModel.aggregate<AnimalRating>([
    { $match: { ...rated(petId), 'animal.type': { $type: 'string' } } },
    { $group: { _id: kindOfAnimal, ...sums } },
    { $sort: { _id: 1 } },
    { $replaceWith: { $mergeObjects: ['$_id', { stars: '$stars', count: '$count' }] } },
  ])
    .hint(ratingIndex)
    .session(session)
    .exec();
}
