import type DataLoader from 'dataloader';
import type { ClientSession, Types } from 'mongoose';
import { reviewRules } from '../../../domain/input/review-rules.ts';
import type { ReviewedAnimal } from '../../../domain/reviews/reviewed-animal.ts';
import { reviewerName } from '../../../domain/reviews/reviewer-name.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { changesBetween } from '../audit/changes.ts';
import type { WriteObserver } from '../catalogue/pet/read-your-writes.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Order, PageRequest } from '../database/lists/connection.ts';
import { type LazyConnection, paginate } from '../database/lists/paginate.ts';
import { isObjectId, toObjectId } from '../database/object-id.ts';
import { setOrUnset } from '../database/set-or-unset.ts';
import type { ImagesService } from '../images/images.service.ts';
import { CartEntryModel } from '../orders/cart-entries/cart-entry.entity.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import type { Actor } from '../platform/request-scope.ts';
import { requireUnmerged } from '../users/account-contact.ts';
import type { User } from '../users/user.entity.ts';
import { rateItem } from './item-rating.ts';
import { type Review, ReviewModel, type ReviewRecord, toReview } from './review.entity.ts';
import { photosOf } from './review-photos.ts';
import { type AnimalLikeInput, animalLike } from './reviewed-animal.entity.ts';

/** An account's review of an item. */
export interface ReviewKey {
  readonly uid: string;
  readonly petId: string | Types.ObjectId;
}

/** The loader that resolvers use. */
export interface ReviewLoading {
  /** Reviews by who wrote them and of what, looked up together; null where there is none. */
  readonly reviewLoader: DataLoader<ReviewKey, Review | null, string>;
}

/** The animals that accounts keep. */
export interface OwnAnimals {
  /** In words that fit many. @throws DomainError NOT_FOUND, also for somebody else's */
  describe(owner: Pick<User, 'uid'>, id: string): Promise<ReviewedAnimal>;
}

const newestFirst: Order = { field: 'writtenAt', direction: -1 };

/** What shoppers say of items that they have received. */
export class ReviewsService {
  constructor(
    private readonly db: Database,
    private readonly pets: Pick<PetsService, 'get'>,
    private readonly images: Pick<ImagesService, 'storeFor' | 'remove'>,
    private readonly audit: AuditService,
    private readonly writes: WriteObserver,
    private readonly animals: OwnAnimals,
  ) {}

  /** The reviews of an item, newest first. @param like those for animals like it alone */
  list(petId: string, page: PageRequest, like: AnimalLikeInput | null): LazyConnection<Review> {
    const listing = { model: ReviewModel, order: newestFirst, toNode: toReview };
    return paginate(listing, { petId: toObjectId(petId, 'Item'), ...animalLike(like) }, page);
  }

  /** The reviews of these accounts and items; null where there is none. */
  async findMany(keys: readonly ReviewKey[]): Promise<(Review | null)[]> {
    const records = await ReviewModel.find({
      uid: { $in: [...new Set(keys.map(({ uid }) => uid))] },
      petId: { $in: keys.map(({ petId }) => String(petId)).filter(isObjectId) },
    }).lean<ReviewRecord[]>();
    const byKey = new Map(records.map((record) => [keyOf(record), record]));
    return keys.map((key) => {
      const record = byKey.get(keyOf(key));
      return record ? toReview(record) : null;
    });
  }

  /**
   * Writes an account's review of an item, or writes it anew.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad field; NOT_FOUND; FORBIDDEN for who has not received the item
   */
  async save({ uid, name }: User, petId: string, input: unknown): Promise<Review> {
    const { stars, text, animalId } = checkInput(reviewRules, input);
    const animal = animalId && { animalId, ...(await this.animals.describe({ uid }, animalId)) };
    const { petname } = await this.pets.get(petId);
    const one = { uid, petId: toObjectId(petId, 'Item') };
    if (!(await CartEntryModel.exists({ ...one, status: 'delivered' }))) {
      throw new DomainError('FORBIDDEN', `Only somebody who has received ${petname} can review it`);
    }
    const written = {
      ...{ stars, text, name: reviewerName(name), writtenAt: databaseClock.now() },
      ...(animalId !== undefined && { animal: animal || undefined }),
    };
    return this.db.transaction(async (session) => {
      // Two at once take turns by it as well.
      await requireUnmerged({ uid }, session);
      const record = await ReviewModel.findOneAndUpdate(one, setOrUnset(written), {
        ...{ session, upsert: true },
        returnDocument: 'after',
      })
        .orFail()
        .lean<ReviewRecord>();
      await rateItem(record.petId, session, this.writes);
      return toReview(record);
    });
  }

  /** Removes an account's own review. @returns whether there was one @throws DomainError NOT_FOUND for no id */
  async remove({ uid }: User, petId: string): Promise<boolean> {
    const one = { uid, petId: toObjectId(petId, 'Item') };
    return this.db.transaction(async (session) => (await this.delete(one, session)) !== null);
  }

  /** Removes anybody's review, for an admin. @throws DomainError NOT_FOUND */
  takeDown(id: string, actor: Actor): Promise<Review> {
    const _id = toObjectId(id, 'Review');
    return this.db.transaction(async (session) => {
      const record = await this.delete({ _id }, session);
      if (!record) throw notFound('Review');
      const { petname } = await this.pets.get(record.petId.toHexString());
      const changes = changesBetween(record, null, ['stars', 'text']);
      const about = { subject: 'review', subjectId: id, subjectName: petname } as const;
      await this.audit.record({ actor, action: 'take_down_review', ...about, changes }, session);
      return toReview(record);
    });
  }

  /** With its photos, and with what it counts for its item. */
  private async delete(
    one: { readonly _id: string | Types.ObjectId } | ReviewKey,
    session: ClientSession,
  ): Promise<ReviewRecord | null> {
    const record = await ReviewModel.findOneAndDelete(one, { session }).lean<ReviewRecord>();
    if (!record) return null;
    await this.images.remove(photosOf(record), session);
    await rateItem(record.petId, session, this.writes);
    return record;
  }
}

/** By which a review is found among others. */
export function keyOf({ uid, petId }: ReviewKey): string {
  return `${petId} ${uid}`;
}
