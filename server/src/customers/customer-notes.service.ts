import type { AuditService } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import { noteChange, writeNote } from '../orders/notes/staff-note.entity.ts';
import { requireUnmerged } from '../users/account-contact.ts';
import type { User } from '../users/user.entity.ts';
import type { Customer } from './customer.entity.ts';
import {
  type CustomerNote,
  CustomerNoteModel,
  type CustomerNoteRecord,
  toCustomerNote,
} from './customer-note.entity.ts';
import type { CustomersService } from './customers.service.ts';

/** Newest notes that are shown of a customer. */
export const MAX_NOTES = 100;

/** What the staff write about customers for each other. */
export class CustomerNotesService {
  constructor(
    private readonly db: Database,
    private readonly customers: CustomersService,
    private readonly audit: AuditService,
  ) {}

  /** What was written about a customer, newest first. */
  async of({ uid }: Pick<Customer, 'uid'>): Promise<CustomerNote[]> {
    const records = await CustomerNoteModel.find({ uid })
      .sort({ at: -1, _id: -1 })
      .limit(MAX_NOTES)
      .lean<CustomerNoteRecord[]>();
    return records.map(toCustomerNote);
  }

  /** @throws DomainError NOT_FOUND, BAD_USER_INPUT */
  async add(id: string, note: { readonly text: string }, staff: User): Promise<Customer> {
    const written = writeNote(note, staff);
    const customer = await this.customers.get(id);
    await this.db.transaction(async (session) => {
      await requireUnmerged(customer, session);
      await CustomerNoteModel.create([{ ...written, uid: customer.uid }], { session });
      const account = { subject: 'user', subjectId: customer._id, subjectName: customer.email } as const;
      const changes = [noteChange(written)];
      await this.audit.record({ actor: staff, action: 'add_customer_note', ...account, changes }, session);
    });
    return customer;
  }
}
