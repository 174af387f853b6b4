import type { ClientSession, UpdateQuery } from 'mongoose';
import type { PetRecord } from '../catalogue/pet/pet-record.ts';
import type { PetEditingService } from '../catalogue/pet-editing.service.ts';
import type { PetWithdrawalService } from '../orders/pet-orders/pet-withdrawal.service.ts';
import type { Actor } from '../platform/request-scope.ts';
import type { EditedFields } from './records/item-edit.entity.ts';

/** An item as it was read, and what it becomes. */
export interface WrittenItem {
  readonly record: PetRecord;
  readonly after: EditedFields;
  readonly update: UpdateQuery<PetRecord>;
}

/** Writes edits of many items, each with its own record in the audit. */
export class ItemWriter {
  constructor(
    private readonly petEditing: Pick<PetEditingService, 'writeAll'>,
    private readonly withdrawal: Pick<PetWithdrawalService, 'withdrawFromOrders' | 'unretire'>,
  ) {}

  /**
   * @param note what is said of a stock that changes
   * @param session of the transaction in which the items were read
   * @throws DomainError FORBIDDEN; CONFLICT for an animal that is promised to somebody and is to be retired
   */
  async write(
    items: readonly WrittenItem[],
    actor: Actor,
    note: string,
    session: ClientSession,
  ): Promise<void> {
    const changed = items
      .filter(({ update }) => Object.keys({ ...update.$set, ...update.$unset }).length > 0)
      .map(({ record, update }) => ({ before: record, update }));
    await this.petEditing.writeAll({ added: [], changed }, actor, session, { reason: 'counted', note });
    const retired = items.filter(({ after }) => after.availability === 'retired');
    if (retired.length > 0)
      await this.withdrawal.withdrawFromOrders(
        retired.map(({ record }) => record),
        actor,
        session,
      );
    const returning = items.filter(({ after }) => after.availability && after.availability !== 'retired');
    for (const { record } of returning) await this.withdrawal.unretire(record._id, actor, session);
  }
}
