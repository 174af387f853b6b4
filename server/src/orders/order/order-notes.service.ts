import type { AuditService } from '../../audit/audit.service.ts';
import type { Database } from '../../database/database.ts';
import type { User } from '../../users/user.entity.ts';
import {
  type OrderNote,
  OrderNoteModel,
  type OrderNoteRecord,
  toOrderNote,
} from '../notes/order-note.entity.ts';
import { noteChange, writeNote } from '../notes/staff-note.entity.ts';
import type { Order } from './order.entity.ts';
import { auditedOrder, readRecords } from './order-records.ts';
import type { OrdersService } from './orders.service.ts';

/** What the staff write about orders for each other. */
export class OrderNotesService {
  constructor(
    private readonly db: Database,
    private readonly orders: OrdersService,
    private readonly audit: AuditService,
  ) {}

  /** What was written about the order of a payment, oldest first. */
  async ofPayment(paymentId: string): Promise<OrderNote[]> {
    const records = await OrderNoteModel.find({ paymentId }).sort({ _id: 1 }).lean<OrderNoteRecord[]>();
    return records.map(toOrderNote);
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT */
  async add(number: string, note: { readonly text: string }, staff: User): Promise<Order> {
    const written = writeNote(note, staff);
    await this.db.transaction(async (session) => {
      const { payment } = await readRecords(number, session);
      await OrderNoteModel.create([{ ...written, paymentId: payment._id }], { session });
      const order = auditedOrder(payment);
      const changes = [noteChange(written)];
      await this.audit.record({ actor: staff, action: 'add_order_note', ...order, changes }, session);
    });
    return this.orders.get(number, staff);
  }
}
