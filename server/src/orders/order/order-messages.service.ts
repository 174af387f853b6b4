import { orderMessageRules } from '../../../../domain/input/note-rules.ts';
import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import { orderMessage } from '../../outbox/mail-events.ts';
import type { MailOutbox } from '../../outbox/mail-outbox.ts';
import { mailRepository } from '../../outbox/mails.repository.ts';
import { checkInput, DomainError } from '../../platform/domain-error.ts';
import type { User } from '../../users/user.entity.ts';
import type { OrderConversations } from '../ports.ts';
import { paymentRepository } from '../records/payments.repository.ts';
import { isDoubleClick } from './double-click.ts';
import type { Order } from './order.entity.ts';
import { auditedOrder, readRecords } from './order-records.ts';
import type { OrdersService } from './orders.service.ts';

/** What staff write to the shoppers of orders. */
export class OrderMessagesService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly audit: AuditService,
    private readonly outbox: MailOutbox,
    private readonly conversations: OrderConversations,
  ) {}

  /**
   * Mails something to the shopper of an order; it stays with the order's mails, and is a line of a thread that the shopper
   * can answer in. A double click is one message.
   *
   * @throws DomainError NOT_FOUND, BAD_USER_INPUT; CONFLICT where the shop sends no mails
   */
  async send(number: string, message: { readonly text: string }, staff: User): Promise<Order> {
    const { text } = checkInput(orderMessageRules, message);
    if (!this.outbox.isSent)
      throw new DomainError('CONFLICT', 'The shop has no mail server: nothing was sent');
    await this.db.transaction(async (session) => {
      const { payment } = await readRecords(number, session);
      await paymentRepository.serialize(payment._id, session);
      if (isDoubleClick(await mailRepository.messages(payment._id, text, session))) return;
      const threadId = await this.conversations.tell(payment, { text, staff: staff.email }, session);
      const mail = orderMessage(payment, text, threadId);
      await this.outbox.add([mail], session);
      const order = auditedOrder(payment);
      // What was written is in the mail; the audit is kept for years.
      const changes = [{ field: 'message', before: null, after: mail._id }];
      await this.audit.record({ actor: staff, action: 'message_shopper', ...order, changes }, session);
    });
    return this.orders.get(number, staff);
  }
}
