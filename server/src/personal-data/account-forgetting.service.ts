import { releaseContents } from '../animal-papers/animal-contents.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { LeasedRounds } from '../database/leased-rounds.ts';
import type { ImagesService } from '../images/images.service.ts';
import { refreshOrder } from '../orders/records/order-record.ts';
import { PaymentModel, type PaymentRecord } from '../orders/records/payment.entity.ts';
import { customersOf, StripeCustomerModel } from '../payments/stripe/customers.ts';
import type { StripeGateway } from '../payments/stripe/stripe.gateway.ts';
import type { Logger } from '../platform/logging.ts';
import {
  type ForgottenAccount,
  ForgottenAccountModel,
  formerUid,
  type LeftToForget,
} from '../users/forgotten/forgotten-account.entity.ts';
import type { IdentityGateway } from '../users/identity.gateway.ts';
import { type AccountTraces, tracesToForget } from './account-traces.ts';
import { personOf } from './fates.ts';
import { forgetRecords } from './forget-records.ts';
import { forgetReviews } from './forget-reviews.ts';
import { forgetAgain } from './forgotten-mark.ts';
import { endOpenAffairs, type PetOrderEnder } from './open-affairs.ts';

/** How often what is left of deleted accounts is looked for, in milliseconds. */
const INTERVAL_MS = 5000;

/**
 * For how long what was under way when an account was deleted may still write something of it, in milliseconds: longer
 * than any transaction is tried (database.ts).
 */
const STRAGGLERS_MS = 15_000;

export interface ForgettingDeps {
  readonly db: Database;
  readonly identity: Pick<IdentityGateway, 'removeAccount'>;
  readonly stripe: Pick<StripeGateway, 'forgetCustomer'>;
  readonly images: Pick<ImagesService, 'remove'>;
  readonly petOrders: PetOrderEnder;
  readonly log: Logger;
}

/**
 * Forgets accounts that were deleted. Every step may be broken off and done again, by two processes at once too; it is
 * over once, after all that was under way, there was nothing left to do.
 */
export class AccountForgettingService {
  constructor(private readonly deps: ForgettingDeps) {}

  /** Forgets at once. What fails is the next round's to do. */
  async begin(account: ForgottenAccount): Promise<void> {
    await this.forget(account).catch((err) => {
      this.deps.log.warn({ err }, 'an account is not forgotten yet, the next round tries again');
    });
  }

  rounds(): LeasedRounds {
    return new LeasedRounds({
      ...{ lease: 'forgotten accounts', interval: INTERVAL_MS, log: this.deps.log },
      hasWork: async () => (await ForgottenAccountModel.exists({ isUnderWay: true })) !== null,
      round: (stopped) => this.forgetAll(stopped),
    });
  }

  /** @param stopped ends it after the account under way */
  private async forgetAll(stopped: AbortSignal): Promise<void> {
    const underWay = () => ForgottenAccountModel.find({ isUnderWay: true }).lean<ForgottenAccount[]>();
    // Those that a restore brought back are found by their hashes alone.
    if ((await underWay()).some(({ left }) => !left)) await forgetAgain(this.deps.db);
    for (const account of await underWay()) {
      if (stopped.aborted) return;
      await this.begin(account);
    }
  }

  private async forget({ _id, at, keepsReviews, left }: ForgottenAccount): Promise<void> {
    if (!left) return this.end(_id);
    const isLate = databaseClock.now().getTime() - at.getTime() > STRAGGLERS_MS;
    for (const uid of left.uids) await this.deps.identity.removeAccount(uid);
    const traces = await tracesToForget(left);
    await this.endAffairs(traces.uids);
    const person = personOf(left, formerUid(left.uids[0] ?? ''));
    const changes = await forgetRecords(traces, person);
    await this.deps.db.transaction((session) => releaseContents(traces.contentIds, session));
    await this.findAnew(traces);
    await forgetReviews(traces, { keepsReviews, ...this.deps });
    await this.forgetCards(left);
    if (isLate && changes === 0) await this.end(_id);
  }

  private async end(_id: string): Promise<void> {
    await ForgottenAccountModel.updateOne({ _id }, { $unset: { isUnderWay: 1, left: 1 } });
  }

  /** Of an account that is forgotten a second time, because a backup was restored that has its plans and orders still. */
  private async endAffairs(uids: readonly string[]): Promise<void> {
    const { db, petOrders } = this.deps;
    await db.transaction((session) => endOpenAffairs(uids, petOrders, session));
  }

  /** Orders are found by their numbers still, and by what is left of them. */
  private async findAnew({ paymentIds }: AccountTraces): Promise<void> {
    const lost = {
      _id: { $in: [...paymentIds] },
      orderStatus: { $exists: true },
      searchKeys: { $exists: false },
    };
    const payments = await PaymentModel.find(lost, { _id: 1 }).lean<PaymentRecord[]>();
    for (const { _id } of payments) {
      await this.deps.db.transaction((session) => refreshOrder(_id, session));
    }
  }

  /** Stripe's customer goes with its cards; only then what leads to it. */
  private async forgetCards({ uids }: LeftToForget): Promise<void> {
    for (const { uid, customerId } of await customersOf(uids)) {
      await this.deps.stripe.forgetCustomer(customerId);
      await StripeCustomerModel.deleteOne({ _id: uid, customerId });
    }
  }
}
