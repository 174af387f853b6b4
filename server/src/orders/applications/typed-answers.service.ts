import type { ClientSession } from 'mongoose';
import { z } from 'zod';
import type { ApplicationAnswer } from '../../../../domain/adoption/application.ts';
import { typedAnswersRules } from '../../../../domain/adoption/typed-answers.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { checkInput, notFound } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import type { Viewer } from '../../users/viewer.ts';
import { type PetOrder, type PetOrderRecord, toPetOrder } from '../pet-orders/pet-order.entity.ts';
import { petOrderRepository } from '../pet-orders/pet-orders.repository.ts';
import { requireAnswerable } from './answerable.ts';
import { TypedAnswersModel, type TypedAnswersRecord } from './typed-answers.entity.ts';

const inputRules = z.object({ answers: typedAnswersRules });

/** Answers that somebody types and has not sent yet: nobody else reads them, not even the shop. */
export class TypedAnswersService {
  constructor(
    private readonly db: Pick<Database, 'transaction'>,
    private readonly shop: Pick<SettingsSource, 'get'>,
  ) {}

  /**
   * Keeps what is typed in place of what was.
   *
   * @throws DomainError BAD_USER_INPUT naming every bad answer; NOT_FOUND, for the staff too; INVALID_TRANSITION where
   *   answers can be sent no more
   */
  keep(id: string, input: unknown, viewer: User): Promise<PetOrder> {
    const { answers } = checkInput(inputRules, input);
    return this.db.transaction(async (session) => {
      const order = await petOrderRepository.getOwn(id, viewer, session);
      if (order.uid !== viewer.uid) throw notFound('Order');
      requireAnswerable(order, answers, (await this.shop.get(session)).applicationQuestions);
      const typed = { answers, typedAt: databaseClock.now() };
      await TypedAnswersModel.updateOne({ _id: order._id }, { $set: typed }, { session, upsert: true });
      return toPetOrder(order);
    });
  }

  /** What was typed and not sent; nothing for anybody but whoever typed it. */
  async find({ _id, uid }: PetOrderRecord, viewer: Viewer): Promise<readonly ApplicationAnswer[]> {
    if (viewer?.uid !== uid) return [];
    const typed = await TypedAnswersModel.findById(_id).lean<TypedAnswersRecord>();
    return typed?.answers ?? [];
  }
}

/** Forgets what was typed, in the transaction that keeps what was sent. */
export async function forgetTyped({ _id }: PetOrderRecord, session: ClientSession): Promise<void> {
  await TypedAnswersModel.deleteOne({ _id }, { session });
}
