import type { Model, UpdateQuery } from 'mongoose';
import { MAX_WATCHED_ITEMS, type NoWatch } from '../../../domain/catalogue/stock-watch.ts';
import { type Pet, PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { findInBatches } from '../database/find-in-batches.ts';
import type { Persisted } from '../database/model-of.ts';
import { toObjectId } from '../database/object-id.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { requireUnmerged } from '../users/account-contact.ts';
import type { User } from '../users/user.entity.ts';
import type { StockWatch } from './stock-watch.entity.ts';
import { refusals, requireRoom, requireWanted } from './watch-refusals.ts';

/** What a kind of watch has in common with every other. */
type WatchRecord = Persisted<StockWatch>;

/** What tells one kind of watch from another. */
interface WatchKind<Watch extends WatchRecord> {
  readonly model: Model<Watch>;
  /** The mail that it ends with, which accounts can switch off. */
  readonly mailKind: Parameters<typeof requireWanted>[0];
  /** Why nobody can wait for an item; null where one can. */
  readonly whyNot: (pet: Pet) => NoWatch | null;
  /** What is kept of the item as it is when somebody begins to wait. @throws DomainError where that can't be */
  readonly seenOf: (pet: Pet) => object;
  /** Whether an item that can be had is as the account wants it. @param pet what it costs now, US dollars */
  readonly isDue: (watch: Watch, pet: Pick<Pet, 'petprice'>) => boolean;
  readonly mailOf: (watch: Watch) => Parameters<MailOutbox['add']>[0][number];
}

/** Who wants to hear of which item, and telling them, once. */
export class ItemWatchesService<Watch extends WatchRecord> {
  constructor(
    private readonly kind: WatchKind<Watch>,
    private readonly db: Database,
    private readonly pets: Pick<PetsService, 'get'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  /** Ids of the items that an account waits for. */
  async watchedBy(uid: string): Promise<string[]> {
    const watches = await this.kind.model
      .find({ uid }, { petId: 1 })
      .sort({ petId: 1 })
      .limit(MAX_WATCHED_ITEMS)
      .lean<WatchRecord[]>();
    return watches.map(({ petId }) => petId.toHexString());
  }

  /**
   * Keeps that an account waits for an item; twice is once, as it was the first time.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an animal; CONFLICT where there is nothing to wait for, where the
   *   account has switched such mails off, or waits for as many items as one may
   */
  async watch(user: User, petId: string): Promise<void> {
    const { model, mailKind, whyNot, seenOf } = this.kind;
    const { uid, email } = user;
    const pet = await this.pets.get(petId);
    const why = whyNot(pet);
    if (why) throw refusals[why](pet);
    const seen = seenOf(pet);
    requireWanted(mailKind, user);
    requireRoom(await model.countDocuments({ uid }));
    const since = { $setOnInsert: { email, ...seen, createdAt: databaseClock.now() } } as UpdateQuery<Watch>;
    await this.db.transaction(async (session) => {
      await requireUnmerged({ uid }, session);
      await model.updateOne({ uid, petId: toObjectId(petId, 'Item') }, since, { upsert: true, session });
    });
  }

  /** Forgets it again; of what nobody waits for there is nothing to forget. @throws DomainError NOT_FOUND for no id */
  async unwatch({ uid }: User, petId: string): Promise<void> {
    await this.kind.model.deleteOne({ uid, petId: toObjectId(petId, 'Item') });
  }

  async hasWatches(): Promise<boolean> {
    return (await this.kind.model.exists({})) !== null;
  }

  /** Tells those whose item is as they want it, whatever made it so. */
  async tellAll(stopped: AbortSignal): Promise<void> {
    for await (const watches of findInBatches<Watch>(this.kind.model, {}, 'petId')) {
      const available = await findAvailable(watches);
      for (const watch of watches) {
        if (stopped.aborted) return;
        const pet = available.get(watch.petId.toHexString());
        if (pet && this.kind.isDue(watch, pet)) await this.tell(watch);
      }
    }
  }

  /** The watch goes with the mail: of two processes, one finds it. */
  private async tell({ _id }: Watch): Promise<void> {
    const { model, mailOf } = this.kind;
    await this.db.transaction(async (session) => {
      const watch = await model.findOneAndDelete({ _id }, { session }).lean<Watch>();
      if (watch) await this.outbox.add([mailOf(watch)], session);
    });
  }
}

/** The items of some watches that can be had, by their ids. */
async function findAvailable(
  watches: readonly WatchRecord[],
): Promise<ReadonlyMap<string, Pick<Pet, 'petprice'>>> {
  const ids = [...new Set(watches.map(({ petId }) => petId.toHexString()))];
  const there = { _id: { $in: ids }, stock: { $gt: 0 }, availability: 'available' } as const;
  const pets = await PetModel.find(there, { petprice: 1 }).lean();
  return new Map(pets.map((pet) => [pet._id.toHexString(), pet]));
}
