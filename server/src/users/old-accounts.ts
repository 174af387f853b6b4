import type { Logger } from '../platform/logging.ts';
import { findable, isListed, roles } from './account-search.ts';
import { anyCase, UserModel, type UserRecord } from './user.entity.ts';

/** Accounts that are made findable together. */
const BATCH = 200;

/**
 * Makes accounts findable that an older shop left, and those whose server ended between two writes. It does so beside
 * the requests, for hundreds of thousands take minutes, and goes on at the next start where it is stopped. An index
 * finds them, so this costs nothing once it is done.
 */
export class OldAccounts {
  private running: Promise<void> = Promise.resolve();
  private isStopped = false;

  constructor(private readonly log: Logger) {}

  start(): void {
    this.running = this.makeFindable().catch((error: unknown) => {
      this.log.warn(
        { err: error },
        'old accounts are not all found by the search, it is tried again at the next start',
      );
    });
  }

  /** Waits for what is under way. */
  async stop(): Promise<void> {
    this.isStopped = true;
    await this.running;
  }

  private async makeFindable(): Promise<void> {
    while (!this.isStopped) {
      const old = await UserModel.find({ ...isListed, role: { $in: roles }, searchKeys: null })
        .collation(anyCase)
        .limit(BATCH)
        .lean<UserRecord[]>();
      if (old.length === 0) return;
      await UserModel.bulkWrite(
        old.map((record) => ({ updateOne: findable(record) })),
        { ordered: false },
      );
    }
  }
}
