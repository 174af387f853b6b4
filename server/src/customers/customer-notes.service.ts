import { Types } from 'mongoose';
import { noteRules } from '../../../domain/input/note-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import type { Database } from '../database/database.ts';
import { databaseClock } from '../database/database-clock.ts';
import { checkInput } from '../platform/domain-error.ts';
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
    const { text } = checkInput(noteRules, note);
    const customer = await this.customers.get(id);
    await this.db.transaction(async (session) => {
      await requireUnmerged(customer, session);
      const _id = new Types.ObjectId();
      const by = staff.name || staff.email;
      const written = { _id, uid: customer.uid, at: databaseClock.now(), by, text };
      await CustomerNoteModel.create([written], { session });
      const account = { subject: 'user', subjectId: customer._id, subjectName: customer.email } as const;
      // What was written is for the staff alone, and the audit is kept for years.
      const changes = [{ field: 'note', before: null, after: _id.toHexString() }];
      await this.audit.record({ actor: staff, action: 'add_customer_note', ...account, changes }, session);
    });
    return customer;
  }
}
