import type { ClientSession } from 'mongoose';
import type { z } from 'zod';
import { problemAnswerRules } from '../../../../domain/input/problem-rules.ts';
import { ProblemAnswer } from '../../../../domain/orders/problems.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { invalidTransition } from '../../database/state-repository.ts';
import { problemAnswered } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput } from '../../platform/domain-error.ts';
import { allowAffair } from '../../users/own-affairs.ts';
import type { User } from '../../users/user.entity.ts';
import type { Order } from '../order/order.entity.ts';
import { auditedOrder, type OrderRecords, readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import type { RefundSender } from '../ports.ts';
import type { ProblemRecord } from '../records/problem.entity.ts';
import type { OrderRefundsService } from '../refunds/order-refunds.service.ts';
import type { RefundPreview } from '../refunds/refund-preview.entity.ts';
import { refundReasons } from '../refunds/refund-reasons.ts';
import type { ShipmentsService } from '../shipments/shipments.service.ts';
import { lineNamed, sentPieces } from './problem-lines.ts';
import { getProblem } from './problem-records.ts';
import { problemRepository } from './problems.repository.ts';

type Answer = z.infer<typeof problemAnswerRules>;

/** What the staff do about what shoppers say is wrong. Each request is answered once. */
export class ProblemAnswersService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly orderRefunds: OrderRefundsService,
    private readonly shipments: ShipmentsService,
    private readonly refunds: RefundSender,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Answers a request: what it says is done, noted and mailed at once or not at all.
   *
   * @throws DomainError NOT_FOUND; BAD_USER_INPUT for a refusal without words; FORBIDDEN for staff whose own order it
   *   is; INVALID_TRANSITION where it was answered or taken back, or its money is back; CONFLICT where something else
   *   goes back than the fingerprint says; OUT_OF_STOCK
   */
  async answer(id: string, given: z.input<typeof problemAnswerRules>, staff: User): Promise<Order> {
    const answer = checkInput(problemAnswerRules, given);
    const { number, paymentId } = await this.db.transaction(async (session) => {
      const problem = await getProblem(id, {}, session);
      await this.close(problem, answer, staff, session);
      return problem;
    });
    if (answer.answer === ProblemAnswer.REFUND) await this.refunds.follow(paymentId);
    return this.orders.get(number, staff);
  }

  /**
   * What REFUND would give back now.
   *
   * @throws DomainError as it would
   */
  async preview(id: string): Promise<RefundPreview> {
    const problem = await getProblem(id, {}, null);
    problemRepository.checkMove(problem, 'refunded');
    const records = await readRecords(problem.number, null);
    return this.orderRefunds.preview(problem.number, { lines: linesOf(problem, records), reason: '' });
  }

  private async close(
    problem: ProblemRecord,
    { answer, text, fingerprint }: Answer,
    staff: User,
    session: ClientSession,
  ): Promise<void> {
    const closedAt = databaseClock.now();
    const records = await readRecords(problem.number, session);
    const { payment } = records;
    const closed = { closedAt, closedBy: staff.name || staff.email, ...(text && { answerText: text }) };
    await problemRepository.close(problem, answer, closed, session);
    if (answer === ProblemAnswer.REFUND) await this.refund(problem, records, { fingerprint, staff }, session);
    else await this.allow(records, staff, session);
    if (answer === ProblemAnswer.SEND_AGAIN) await this.sendAgain(problem, records, closedAt, session);
    const changes = [{ field: 'request', before: problem.status, after: answer }];
    await this.audit.record(
      { actor: staff, action: 'answer_problem', ...auditedOrder(payment), changes },
      session,
    );
    await this.outbox.add([problemAnswered(payment, problem._id)], session);
  }

  private refund(
    problem: ProblemRecord,
    records: OrderRecords,
    { fingerprint, staff }: { readonly fingerprint: string | null | undefined; readonly staff: User },
    session: ClientSession,
  ): Promise<void> {
    const input = {
      ...{ lines: linesOf(problem, records), reason: refundReasons.reported[problem.kind] },
      ...{ requestId: `request ${problem._id.toHexString()}`, fingerprint: fingerprint ?? null },
    };
    return this.orderRefunds.refundIn(problem.number, input, staff, session);
  }

  /** Money is looked after by the refund itself. */
  private allow({ payment }: OrderRecords, staff: User, session: ClientSession): Promise<void> {
    const own = { owner: payment.uid, deed: 'answer', ...auditedOrder(payment) };
    return allowAffair(staff, own, this.audit, session);
  }

  private sendAgain(
    { _id: problemId, paymentId, ...problem }: ProblemRecord,
    { entries }: OrderRecords,
    now: Date,
    session: ClientSession,
  ): Promise<void> {
    const lines = piecesOf(problem, entries).map(({ entry, quantity }) => ({ entryId: entry._id, quantity }));
    return this.shipments.replaceIn({ paymentId, lines, problemId }, entries, now, session);
  }
}

/** The pieces of a request as refunds know them. */
function linesOf(problem: ProblemRecord, { entries }: OrderRecords) {
  return piecesOf(problem, entries).map(({ entry, quantity }) => ({
    ...{ entryId: entry._id.toHexString(), quantity },
  }));
}

/** @throws DomainError INVALID_TRANSITION where they came back, or their money did */
function piecesOf({ lines }: Pick<ProblemRecord, 'lines'>, entries: OrderRecords['entries']) {
  return lines.flatMap(({ entryId, quantity }) => {
    const { pieces, isShort } = sentPieces(lineNamed(entryId, entries), quantity);
    if (isShort)
      throw invalidTransition('It came back meanwhile, or its money has gone back: say so in words');
    return pieces;
  });
}
