import type { ClientSession } from 'mongoose';
import { changeSummary } from '../../../domain/item-edits/change-summary.ts';
import type { ItemsChange } from '../../../domain/item-edits/items-change-rules.ts';
import type { AuditService } from '../audit/audit.service.ts';
import { databaseClock } from '../database/database-clock.ts';
import type { Actor } from '../platform/request-scope.ts';
import type { ItemsEditRecord } from './records/item-edit.entity.ts';

/** What is kept of a change, without its items. */
export function storedOf(count: number, change: ItemsChange, { uid, email, name }: Actor) {
  const { from, saleUntil } = change;
  return {
    ...{ at: databaseClock.now(), email, name, summary: changeSummary(change), count },
    ...{ keptCount: 0, ...(uid && { uid }), ...(from && { from }), ...(saleUntil && { saleUntil }) },
  };
}

/** Notes in the audit that prices are to change on a day to come, or are not to any more. */
export function noteSchedule(
  audit: AuditService,
  action: 'schedule_items_edit' | 'cancel_items_edit',
  { _id, summary, from, count }: ItemsEditRecord,
  actor: Actor,
  session: ClientSession,
): Promise<void> {
  const said = { from: from?.toISOString() ?? null, items: String(count) };
  const isNew = action === 'schedule_items_edit';
  const changes = Object.entries(said).map(([field, value]) =>
    isNew ? { field, before: null, after: value } : { field, before: value, after: null },
  );
  const subject = { subject: 'items_edit', subjectId: _id.toHexString(), subjectName: summary } as const;
  return audit.record({ actor, action, ...subject, changes }, session);
}
