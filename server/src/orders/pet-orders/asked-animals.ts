import type { ClientSession, Types } from 'mongoose';
import { askedForText } from '../../../../domain/adoption/leaving-animal.ts';
import { livePetOrderStates } from '../../../../domain/orders/order-states.ts';
import type { PetRecord } from '../../catalogue/pet/pet-record.ts';
import { DomainError } from '../../platform/domain-error.ts';
import { PetOrderModel } from './pet-order.entity.ts';

/** Which of some items somebody waits for, or was promised, by their ids. */
export async function askedAnimals(
  petIds: readonly Types.ObjectId[],
  session: ClientSession | null,
): Promise<ReadonlySet<string>> {
  if (petIds.length === 0) return new Set();
  const asked = { petId: { $in: [...petIds] }, status: { $in: [...livePetOrderStates] } };
  const ids = await PetOrderModel.distinct('petId', asked).session(session);
  return new Set(ids.map(String));
}

/** Keeps animals that somebody has asked for from becoming something else. @throws DomainError CONFLICT */
export async function requireUnasked(pets: readonly PetRecord[], session: ClientSession): Promise<void> {
  const asked = await askedAnimals(
    pets.map(({ _id }) => _id),
    session,
  );
  const first = pets.find(({ _id }) => asked.has(String(_id)));
  if (first) throw new DomainError('CONFLICT', `${first.petname}: ${askedForText}`);
}
