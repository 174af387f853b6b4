import {
  liveShares,
  MAX_MESSAGES,
  MAX_SHARES,
  mayMessage,
  messageRules,
  shareEnd,
  shareRules,
} from '../../../domain/care/passport.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { newId } from '../database/object-id.ts';
import { animalFound } from '../outbox/mail-events.ts';
import type { MailOutbox } from '../outbox/mail-outbox.ts';
import { checkInput, DomainError, notFound } from '../platform/domain-error.ts';
import { newSecretCode } from '../platform/secret-code.ts';
import { findPresentAccount } from '../users/present-account.ts';
import { type OwnAnimal, OwnAnimalModel, type OwnAnimalRecord } from './animal.entity.ts';
import { changeAnimal, type Owner } from './change-animal.ts';

/** Passports of animals: who else may read them, and what finders of a lost one write. */
export class PassportsService {
  /** @param addressOf where the passport of a link is */
  constructor(
    private readonly db: Database,
    private readonly outbox: Pick<MailOutbox, 'add'>,
    readonly addressOf: (code: string) => string,
  ) {}

  /** Makes a link. @throws DomainError BAD_USER_INPUT, NOT_FOUND; CONFLICT for one too many */
  async share(owner: Owner, id: string, days: unknown): Promise<{ url: string; endsAt: Date }> {
    const now = databaseClock.now();
    const endsAt = shareEnd(now, checkInput(shareRules, { days }).days);
    const code = newSecretCode();
    await changeAnimal(this.db, owner, id, (animal) => {
      const live = liveShares(animal.shares, now);
      if (live.length >= MAX_SHARES) {
        throw new DomainError('CONFLICT', `There are ${MAX_SHARES} links already: end them first`);
      }
      return { ...animal, shares: [...live, { code, endsAt }] };
    });
    return { url: this.addressOf(code), endsAt };
  }

  /** From now on no link leads there. @throws DomainError NOT_FOUND */
  endShares(owner: Owner, id: string): Promise<OwnAnimal> {
    return changeAnimal(this.db, owner, id, ({ shares: _ended, ...animal }) => animal);
  }

  /** Says that it is lost, or is back. @throws DomainError NOT_FOUND */
  setLost(owner: Owner, id: string, isLost: boolean): Promise<OwnAnimal> {
    return changeAnimal(this.db, owner, id, (animal) => ({ ...animal, isLost }));
  }

  /** The animal to whose passport a link leads; null for one that is none, or no longer. */
  async find(code: string): Promise<OwnAnimalRecord | null> {
    const found = await OwnAnimalModel.findOne({ 'shares.code': code }).lean<OwnAnimalRecord>();
    const isLive = liveShares(found?.shares, databaseClock.now()).some((share) => share.code === code);
    return isLive ? found : null;
  }

  /**
   * Brings a finder's message to an animal's people: by mail, and on its page.
   *
   * @throws DomainError BAD_USER_INPUT, NOT_FOUND; CONFLICT where it is not lost; RATE_LIMITED for too many in a day
   */
  async write(code: string, input: unknown): Promise<void> {
    const { text } = checkInput(messageRules, input);
    const now = databaseClock.now();
    const found = await this.find(code);
    const account = found && (await findPresentAccount(found.uid));
    if (!found || !account) throw notFound('Passport');
    await this.db.transaction(async (session) => {
      const one = { _id: found._id, uid: account.uid };
      const animal = await OwnAnimalModel.findOne(one).session(session).lean<OwnAnimalRecord>();
      if (!animal) throw notFound('Passport');
      if (!animal.isLost) throw new DomainError('CONFLICT', `${animal.name} is not lost any more`);
      const { messages = [] } = animal;
      if (!mayMessage(messages, now)) {
        throw new DomainError('RATE_LIMITED', 'Its people got many messages today: try again tomorrow');
      }
      const message = { id: newId(), at: now, text };
      const kept = [...messages, message].slice(-MAX_MESSAGES);
      await OwnAnimalModel.updateOne(one, { messages: kept }, { session });
      await this.outbox.add([animalFound(account, animal._id, message.id)], session);
    });
  }
}
