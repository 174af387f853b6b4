import { Category } from '../../../domain/catalogue/pet-options.ts';
import { saidOf, sumLike } from '../../../domain/reviews/animal-ratings.ts';
import { ratingOrderOf } from '../../../domain/reviews/rating.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import { petIndexes } from '../catalogue/pet/pet-indexes.ts';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { PetWhere } from '../catalogue/pet/pets.inputs.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import { petFilter } from '../catalogue/search/pet-filter.ts';
import { starsWord } from '../catalogue/search/words/rating-words.ts';
import { namedFieldNames, nameWord } from '../catalogue/search/words/stored-words.ts';
import {
  type Connection,
  type InvalidPlace,
  type PageRequest,
  type Place,
  placeIn,
  toConnection,
} from '../database/lists/connection.ts';
import { hasId } from '../database/lists/sort-order.ts';
import { badInput } from '../platform/domain-error.ts';
import { animalRatingsOf, ratingLike, type StoredAnimalRatings } from './item-rating.ts';
import type { RatedPet } from './rated-pet.entity.ts';
import type { AnimalLikeInput } from './reviewed-animal.entity.ts';

/** Items that are asked about at once: more than a page of a list has. */
export const MAX_RATED_ITEMS = 100;

/** Longest work of the database on a list, in milliseconds. */
const QUERY_TIMEOUT_MS = 5000;
/** Items in one answer of the database: so little of each is read that all of a list come at once. */
const BATCH_SIZE = 5000;

/** By stars as they are shown, then by how many say so. */
const order = { field: 'likeOrder', direction: -1, of: 'number' } as const;

const goods = { category: { $in: [Category.FOOD, Category.ACCESSORIES] } } as const;

type Candidate = Pick<PetRecord, '_id' | 'family'> & StoredAnimalRatings;

/** An item with its place in the list. */
interface Ranked extends Pick<Candidate, '_id' | 'family'> {
  readonly likeOrder: number;
}

/** Food and accessories by what those say of them who have an animal like one. */
export class RatedPetsService {
  constructor(private readonly pets: Pick<PetsService, 'findMany'>) {}

  /**
   * Those that have been reviewed for such an animal, the best first; of a family the best one.
   *
   * @throws DomainError BAD_USER_INPUT for a page size or a cursor
   */
  async find(
    like: AnimalLikeInput,
    where: PetWhere | null,
    page: PageRequest,
  ): Promise<Connection<RatedPet>> {
    const place = placeIn(order, page);
    const found = await candidates(like, where ?? {});
    const ranked = bestOfFamilies(found.map((record) => rank(record, like)).sort(byPlace));
    const rest = place === null ? ranked : ranked.filter((record) => isBehind(record, place));
    const shown = rest.slice(0, page.first + 1);
    const pets = await this.pets.findMany(shown.map(({ _id }) => _id.toHexString()));
    // What was deleted between the two reads is on no page.
    const there = shown.flatMap((one, at) => (pets[at] ? [{ ...one, pet: pets[at] }] : []));
    const toRated = ({ pet }: (typeof there)[number]) => ({ pet, rating: ratingLike(pet, like) });
    return toConnection(there, page, order, toRated, async () => ranked.length);
  }

  /**
   * What some items come to for such an animal. Of what is no item, nothing.
   *
   * @throws DomainError BAD_USER_INPUT for too many
   */
  async rate(petIds: readonly string[], like: AnimalLikeInput): Promise<RatedPet[]> {
    if (petIds.length > MAX_RATED_ITEMS) throw badInput({ petIds: `At most ${MAX_RATED_ITEMS}` });
    const pets = await this.pets.findMany([...new Set(petIds)]);
    return pets.flatMap((pet) => (pet ? [{ pet, rating: ratingLike(pet, like) }] : []));
  }
}

/** What of a list has been reviewed for such an animal. */
function candidates(like: AnimalLikeInput, where: PetWhere): Promise<Candidate[]> {
  const words = [
    ...namedFieldNames.flatMap((field) => (where[field] ? [nameWord(field, where[field])] : [])),
    ...(where.minRating ? [starsWord(where.minRating)] : []),
  ];
  const reviewed = { animalRatings: { $elemMatch: saidOf(like) } };
  const filter = {
    $and: [reviewed, goods, petFilter(where), hasId, ...words.map((word) => ({ searchWords: word }))],
  };
  const options = {
    ...{ projection: { family: 1, animalRatings: 1 }, hint: petIndexes.animalRatings },
    ...{ batchSize: BATCH_SIZE, maxTimeMS: QUERY_TIMEOUT_MS },
  };
  return PetModel.collection.find<Candidate>(filter, options).toArray();
}

function rank(record: Candidate, like: AnimalLikeInput): Ranked {
  const { stars, count } = sumLike(animalRatingsOf(record), like);
  return { _id: record._id, family: record.family, likeOrder: ratingOrderOf(stars, count) ?? 0 };
}

function byPlace(a: Ranked, b: Ranked): number {
  return b.likeOrder - a.likeOrder || compareIds(b, a);
}

function compareIds(a: Ranked, b: Ranked): number {
  return a._id.toHexString() < b._id.toHexString() ? -1 : 1;
}

/** @param ranked the best first */
function bestOfFamilies(ranked: readonly Ranked[]): Ranked[] {
  const seen = new Set<string>();
  return ranked.filter(({ family }) => {
    const isFirst = !family || !seen.has(family);
    if (family) seen.add(family);
    return isFirst;
  });
}

function isBehind({ _id, likeOrder }: Ranked, place: Place | InvalidPlace): boolean {
  if ('invalid' in place) return false;
  const reached = Number(place.value);
  return likeOrder < reached || (likeOrder === reached && _id.toHexString() < place.id.toHexString());
}
