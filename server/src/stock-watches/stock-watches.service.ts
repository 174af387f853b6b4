import { MAX_WATCHED_ITEMS, type NoWatch, whyNotWatched } from '../../../domain/catalogue/stock-watch.ts';
import { type Pet, PetModel } from '../catalogue/pet/pet.entity.ts';
import type { PetsService } from '../catalogue/pets.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { findInBatches } from '../database/find-in-batches.ts';
import { toObjectId } from '../database/object-id.ts';
import { backInStock } from '../mail/outbox/mail-events.ts';
import type { MailOutbox } from '../mail/outbox/mail-outbox.ts';
import { badInput, DomainError } from '../platform/domain-error.ts';
import { requireUnmerged } from '../users/account-contact.ts';
import type { User } from '../users/user.entity.ts';
import { StockWatchModel, type StockWatchRecord } from './stock-watch.entity.ts';

/** Who wants to hear of which item, and telling them once it is back. */
export class StockWatchesService {
  constructor(
    private readonly db: Database,
    private readonly pets: Pick<PetsService, 'get'>,
    private readonly outbox: Pick<MailOutbox, 'add'>,
  ) {}

  /** Ids of the items that an account waits for. */
  async watchedBy(uid: string): Promise<string[]> {
    const watches = await StockWatchModel.find({ uid }, { petId: 1 })
      .sort({ petId: 1 })
      .limit(MAX_WATCHED_ITEMS)
      .lean<StockWatchRecord[]>();
    return watches.map(({ petId }) => petId.toHexString());
  }

  /**
   * Keeps that an account wants to hear when an item is back; twice is once.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for an animal; CONFLICT where it is in stock or no longer sold, where
   *   the account has switched such mails off, or waits for as many items as one may
   */
  async watch({ uid, email, unwantedMail = [] }: User, petId: string): Promise<void> {
    const pet = await this.pets.get(petId);
    const why = whyNotWatched(pet);
    if (why) throw refusals[why](pet);
    if (unwantedMail.includes('BACK_IN_STOCK')) {
      const message = 'You have switched off mails about what is in stock again. Switch them on first.';
      throw new DomainError('CONFLICT', message);
    }
    if ((await StockWatchModel.countDocuments({ uid })) >= MAX_WATCHED_ITEMS) {
      throw new DomainError('CONFLICT', `You wait for ${MAX_WATCHED_ITEMS} items already`);
    }
    const one = { uid, petId: toObjectId(petId, 'Item') };
    const since = { $setOnInsert: { email, createdAt: databaseClock.now() } };
    await this.db.transaction(async (session) => {
      await requireUnmerged({ uid }, session);
      await StockWatchModel.updateOne(one, since, { upsert: true, session });
    });
  }

  /** Forgets it again; of what nobody waits for there is nothing to forget. @throws DomainError NOT_FOUND for no id */
  async unwatch({ uid }: User, petId: string): Promise<void> {
    await StockWatchModel.deleteOne({ uid, petId: toObjectId(petId, 'Item') });
  }

  async hasWatches(): Promise<boolean> {
    return (await StockWatchModel.exists({})) !== null;
  }

  /**
   * Tells those whose item is back, whatever brought it back: an order that was called off, a checkout that was not
   * paid in time, an admin.
   */
  async tellAll(stopped: AbortSignal): Promise<void> {
    for await (const watches of findInBatches<StockWatchRecord>(StockWatchModel, {}, 'petId')) {
      const back = await whichAreBack(watches);
      for (const watch of watches.filter(({ petId }) => back.has(petId.toHexString()))) {
        if (stopped.aborted) return;
        await this.tell(watch);
      }
    }
  }

  /** The watch goes with the mail: of two processes, one finds it. */
  private async tell({ _id }: StockWatchRecord): Promise<void> {
    await this.db.transaction(async (session) => {
      const watch = await StockWatchModel.findOneAndDelete({ _id }, { session }).lean<StockWatchRecord>();
      if (watch) await this.outbox.add([backInStock(watch)], session);
    });
  }
}

async function whichAreBack(watches: readonly StockWatchRecord[]): Promise<ReadonlySet<string>> {
  const ids = [...new Set(watches.map(({ petId }) => petId.toHexString()))];
  const there = { _id: { $in: ids }, stock: { $gt: 0 }, availability: 'available' } as const;
  const pets = await PetModel.find(there, { _id: 1 }).lean();
  return new Set(pets.map(({ _id }) => _id.toHexString()));
}

const refusals: Readonly<Record<NoWatch, (pet: Pet) => DomainError>> = {
  animal: () => badInput({ petId: 'An animal is one of a kind and does not come back' }),
  retired: ({ petname }) => new DomainError('CONFLICT', `${petname} is no longer sold`),
  'in stock': ({ petname }) => new DomainError('CONFLICT', `${petname} is in stock`),
};
