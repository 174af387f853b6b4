import { type ClientSession, Types } from 'mongoose';
import { can } from '../../../../domain/permissions.ts';
import type { Database } from '../../database/database.ts';
import { databaseClock } from '../../database/database-clock.ts';
import { type ImagesService, toBuffer } from '../../images/images.service.ts';
import { problemReported } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { checkInput, notFound } from '../../platform/domain-error.ts';
import type { SettingsSource } from '../../shop-settings/current-shop-settings.ts';
import type { User } from '../../users/user.entity.ts';
import { lineOf } from '../cart-entries/line-pieces.ts';
import type { Order } from '../order/order.entity.ts';
import { type OrderRecords, readRecords } from '../order/order-records.ts';
import type { OrdersService } from '../order/orders.service.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { type OrderProblem, toProblem } from '../records/problem.entity.ts';
import { limitsOfLine, lineNamed } from './problem-lines.ts';
import { ProblemPhotoModel, type ProblemPhotoRecord } from './problem-photo.entity.ts';
import { getProblem } from './problem-records.ts';
import { problemRepository } from './problems.repository.ts';
import { type ReportProblemInput, reportRules } from './report-problem.input.ts';
import type { ReportableLine } from './reportable-line.entity.ts';
import { isSecondHalf, linesToReport, type Report } from './reported-lines.ts';

/** What shoppers say is wrong with what came. */
export class ProblemsService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly settings: SettingsSource,
    private readonly images: Pick<ImagesService, 'reencode'>,
    private readonly outbox: MailOutbox,
  ) {}

  /**
   * Writes down what is wrong with pieces of the viewer's own order, and mails it to the shop. A double click is one
   * request.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's order; BAD_USER_INPUT naming what can not be reported;
   *   CONFLICT where an order has very many requests; UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE for the photo
   */
  async report(
    number: string,
    input: ReportProblemInput,
    photo: Buffer | null,
    shopper: User,
  ): Promise<Order> {
    const { input: report } = checkInput(reportRules, { input });
    requireOwn(await readRecords(number, null), shopper);
    const jpeg = photo && (await this.images.reencode(photo));
    await this.db.transaction((session) => this.write(number, { ...report, jpeg }, shopper, session));
    return this.orders.get(number, shopper);
  }

  private async write(
    number: string,
    report: Report & { readonly jpeg: Buffer | null },
    shopper: User,
    session: ClientSession,
  ): Promise<void> {
    const { payment, entries } = requireOwn(await readRecords(number, session), shopper);
    await paymentRepository.serialize(payment._id, session);
    const problems = (await problemRepository.ofPayment(payment._id, session)).map(toProblem);
    const { returnDays } = await this.settings.get(session);
    const createdAt = databaseClock.now();
    const known = { entries, problems, returnDays, now: createdAt };
    if (isSecondHalf(report, known)) return;
    const lines = linesToReport(report, known);
    const { jpeg, kind, wants, text } = report;
    const _id = new Types.ObjectId();
    const order = { uid: payment.uid, paymentId: payment._id, number: payment.number ?? '' };
    const said = { lines, kind, wants, ...(text && { text }) };
    const problem = { _id, ...order, ...said, hasPhoto: jpeg !== null, status: 'open' as const, createdAt };
    await problemRepository.add(problem, session);
    if (jpeg) await ProblemPhotoModel.create([{ _id, jpeg }], { session });
    await this.outbox.add([problemReported(payment._id, _id)], session);
  }

  /** Takes back one's own request while it waits. @throws DomainError NOT_FOUND, INVALID_TRANSITION */
  async withdraw(id: string, shopper: User): Promise<Order> {
    const number = await this.db.transaction(async (session) => {
      const problem = await getProblem(id, { uid: shopper.uid }, session);
      const closedAt = databaseClock.now();
      await problemRepository.close(problem, 'withdrawn', { closedAt, hasPhoto: false }, session);
      // Nobody looks at it any more.
      await ProblemPhotoModel.deleteOne({ _id: problem._id }, { session });
      return problem.number;
    });
    return this.orders.get(number, shopper);
  }

  /**
   * The photo of a request as base64 JPEG: of one's own, or of any for the staff.
   *
   * @throws DomainError NOT_FOUND, also for somebody else's, and where none came with it
   */
  async photo(id: string, { uid, role }: User): Promise<string> {
    const { _id } = await getProblem(id, can(role, 'handleOrders') ? {} : { uid }, null);
    const photo = await this.findPhoto(_id);
    if (!photo) throw notFound('Photo');
    return photo;
  }

  /** The same of a request that its viewer was shown; null where none came with it. */
  async photoOf({ _id, hasPhoto }: Pick<OrderProblem, '_id' | 'hasPhoto'>): Promise<string | null> {
    return hasPhoto ? this.findPhoto(_id) : null;
  }

  private async findPhoto(_id: unknown): Promise<string | null> {
    const photo = await ProblemPhotoModel.findById(_id).lean<ProblemPhotoRecord>();
    return photo && toBuffer(photo.jpeg).toString('base64');
  }

  /** The lines of an order with which something can be said to be wrong, and how far. */
  async reportable({ pieces }: Order, problems: readonly OrderProblem[]): Promise<ReportableLine[]> {
    const { returnDays } = await this.settings.get();
    const now = databaseClock.now();
    const lineIds = new Set(pieces.map(lineOf));
    return [...lineIds].flatMap((entryId) => {
      const { quantity, until } = limitsOfLine(lineNamed(entryId, pieces), problems, returnDays, now);
      return until && quantity > 0 ? [{ entryId, quantity, until }] : [];
    });
  }
}

/** @throws DomainError NOT_FOUND for somebody else's order, whoever asks */
function requireOwn(records: OrderRecords, { uid }: User): OrderRecords {
  if (records.payment.uid !== uid) throw notFound('Order');
  return records;
}
