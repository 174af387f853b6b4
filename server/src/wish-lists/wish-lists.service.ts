import type { ClientSession, Types } from 'mongoose';
import { MAX_WISHED_ITEMS } from '../../../domain/catalogue/wish-list.ts';
import { PetModel } from '../catalogue/pet/pet.entity.ts';
import type { Database } from '../database/database.ts';
import { isObjectId, toObjectId } from '../database/object-id.ts';
import { badInput, DomainError, notFound } from '../platform/domain-error.ts';
import { newSecretCode } from '../platform/secret-code.ts';
import { requireUnmerged } from '../users/account-contact.ts';
import type { User } from '../users/user.entity.ts';
import { type WishList, WishListModel, type WishListRecord } from './wish-list.entity.ts';

/** Of the secret in the address of a list. */
const CODE_BYTES = 18;

type Owner = Pick<User, 'uid'>;

/** What accounts would like to have, and who else may read it. */
export class WishListsService {
  constructor(private readonly db: Database) {}

  async of(uid: string): Promise<WishList> {
    const record = await WishListModel.findOne({ uid }).lean<WishListRecord>();
    return toWishList(record);
  }

  /** @throws DomainError NOT_FOUND for a code that is none, or no longer */
  async shared(code: string): Promise<WishList> {
    const record = await WishListModel.findOne({ code }).lean<WishListRecord>();
    if (!record) throw notFound('Wish list');
    return toWishList(record);
  }

  /**
   * Puts items on the list, as many as fit; twice is once. Those that have left the shop are passed over.
   *
   * @throws DomainError NOT_FOUND where none is in the shop; CONFLICT where none fits; BAD_USER_INPUT for too many
   */
  async add(owner: Owner, petIds: readonly string[]): Promise<void> {
    if (petIds.length > MAX_WISHED_ITEMS) throw badInput({ petIds: `At most ${MAX_WISHED_ITEMS} items` });
    const ids = await inTheShop(petIds);
    if (ids.length === 0) throw notFound('Item');
    await this.change(owner, async (session) => {
      const list = await putOn(owner, ids, session);
      const kept = new Set(list?.petIds.map(String));
      if (ids.some((id) => kept.has(String(id)))) return;
      throw new DomainError('CONFLICT', `Your wish list has ${MAX_WISHED_ITEMS} items already`);
    });
  }

  /** Takes an item off; of what is not on it there is nothing to take. @throws DomainError NOT_FOUND for no id */
  async remove({ uid }: Owner, petId: string): Promise<void> {
    await WishListModel.updateOne({ uid }, { $pull: { petIds: toObjectId(petId, 'Item') } });
  }

  /** Lets whoever has its code read the list; one that is shared already keeps its code. */
  async share(owner: Owner): Promise<void> {
    const code = newSecretCode(CODE_BYTES);
    await this.change(owner, async (session) => {
      const { uid } = owner;
      await WishListModel.updateOne({ uid }, { $setOnInsert: { petIds: [] } }, { upsert: true, session });
      await WishListModel.updateOne({ uid, code: { $exists: false } }, { code }, { session });
    });
  }

  /** From now on nobody else reads it; the code never leads there again. */
  async stopSharing({ uid }: Owner): Promise<void> {
    await WishListModel.updateOne({ uid }, { $unset: { code: 1 } });
  }

  private change(owner: Owner, write: (session: ClientSession) => Promise<void>): Promise<void> {
    return this.db.transaction(async (session) => {
      await requireUnmerged(owner, session);
      await write(session);
    });
  }
}

function toWishList(record: WishListRecord | null): WishList {
  const { petIds = [], code = null } = record ?? {};
  return { petIds: petIds.map(String).toReversed(), code };
}

/** Of some ids those of items, in their order, each once. */
async function inTheShop(petIds: readonly string[]): Promise<Types.ObjectId[]> {
  const asked = [...new Set(petIds.filter(isObjectId).map((id) => id.toLowerCase()))];
  if (asked.length === 0) return [];
  const found = await PetModel.find({ _id: { $in: asked } }, { _id: 1 }).lean();
  const byId = new Map(found.map(({ _id }) => [String(_id), _id]));
  return asked.flatMap((id) => byId.get(id) ?? []);
}

/** Puts items at the end of a list, without those that are on it, until it is full. */
function putOn({ uid }: Owner, ids: readonly Types.ObjectId[], session: ClientSession) {
  const before = { $ifNull: ['$petIds', []] };
  const added = { $filter: { input: { $literal: ids }, cond: { $not: { $in: ['$$this', before] } } } };
  const petIds = { $slice: [{ $concatArrays: [before, added] }, MAX_WISHED_ITEMS] };
  return WishListModel.findOneAndUpdate({ uid }, [{ $set: { petIds } }], {
    ...{ upsert: true, returnDocument: 'after', updatePipeline: true, session },
  }).lean<WishListRecord>();
}
