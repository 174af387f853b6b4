import type { ClientSession } from 'mongoose';
import { databaseClock } from '../database/database-clock.ts';
import { cartEntryRepository } from '../orders/cart-entries/cart-entries.repository.ts';
import type { PetOrdersService } from '../orders/pet-orders/pet-orders.service.ts';
import { repeatPlanRepository } from '../repeats/repeat-plan.repository.ts';

export type PetOrderEnder = Pick<PetOrdersService, 'withdrawAll'>;

/**
 * Ends what accounts have begun and is in nobody's way: animals that they ask for, goods that no payment holds, and plans.
 * Twice is once.
 */
export async function endOpenAffairs(
  uids: readonly string[],
  petOrders: PetOrderEnder,
  session: ClientSession,
): Promise<void> {
  const now = databaseClock.now();
  const own = { uid: { $in: [...uids] } };
  await petOrders.withdrawAll(uids, session);
  const unpaid = { ...own, paymentId: { $exists: false } };
  const cancelled = { cancelledAt: now, cancelledBy: 'shopper' } as const;
  await cartEntryRepository.moveAll(unpaid, 'cancelled', cancelled, session);
  await repeatPlanRepository.moveAll(own, 'ended', { endedAt: now }, session);
}
