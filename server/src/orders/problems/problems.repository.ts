import type { ClientSession, QueryFilter, Types } from 'mongoose';
import { type ProblemState, problemMoves } from '../../../../domain/orders/problems.ts';
import { isObjectId } from '../../database/object-id.ts';
import { StateRepository } from '../../database/state-repository.ts';
import { PaymentModel } from '../records/payment.entity.ts';
import { ProblemModel, type ProblemRecord } from '../records/problem.entity.ts';

/** Requests in the database. */
class ProblemRepository extends StateRepository<ProblemState, ProblemRecord> {
  constructor() {
    super(ProblemModel, problemMoves, 'Request');
  }

  /** The requests of each payment, first ones first. */
  async ofPayments(paymentIds: readonly string[]): Promise<ProblemRecord[][]> {
    const records = await this.model
      .find({ paymentId: { $in: paymentIds.filter(isObjectId) } })
      .sort({ paymentId: 1, _id: 1 })
      .lean<ProblemRecord[]>();
    const byPayment = Map.groupBy(records, ({ paymentId }) => String(paymentId));
    return paymentIds.map((id) => byPayment.get(id) ?? []);
  }

  /** The requests of a payment, first ones first. */
  ofPayment(paymentId: Types.ObjectId, session: ClientSession): Promise<ProblemRecord[]> {
    return this.model.find({ paymentId }).sort({ _id: 1 }).session(session).lean<ProblemRecord[]>().exec();
  }

  find(one: QueryFilter<ProblemRecord>, session: ClientSession | null): Promise<ProblemRecord | null> {
    return this.model.findOne(one).session(session).lean<ProblemRecord>().exec();
  }

  /** Writes a request; its order counts it among those that wait. */
  async add(problem: ProblemRecord, session: ClientSession): Promise<void> {
    await this.model.collection.insertOne(problem, { session });
    await countOpen(problem, 1, session);
  }

  /** Moves one that waits to where it ends. @throws DomainError INVALID_TRANSITION where that is done already */
  async close(
    problem: ProblemRecord,
    to: Exclude<ProblemState, 'open'>,
    also: Partial<Pick<ProblemRecord, 'answerText' | 'closedAt' | 'closedBy' | 'hasPhoto'>>,
    session: ClientSession,
  ): Promise<void> {
    await this.move(problem._id, to, also, session);
    await countOpen(problem, -1, session);
  }
}

export const problemRepository = new ProblemRepository();

async function countOpen(
  { paymentId }: ProblemRecord,
  openProblems: 1 | -1,
  session: ClientSession,
): Promise<void> {
  await PaymentModel.updateOne({ _id: paymentId }, { $inc: { openProblems } }, { session });
}
