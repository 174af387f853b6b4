import { MINUTE_MS } from '../../../../domain/durations.ts';
import type { StaffStep } from '../../../../domain/orders/timeline.ts';
import type { AuditAction, AuditRecord } from '../../audit/audit-record.entity.ts';
import { textOf } from '../../platform/text/text-of.ts';
import { isValidDate } from '../../platform/valid-date.ts';

/** What the staff do to orders that their timelines tell. */
export const staffActions = [
  'ship_cart_entry',
  'deliver_cart_entry',
  'cancel_cart_entry',
  'return_entries',
  'refund_order',
  'correct_shipment',
  'report_shipment_lost',
  'undo_ship_cart_entry',
  'change_order',
  'ask_for_difference',
] as const satisfies readonly AuditAction[];

const actionOf = {
  shipped: 'ship_cart_entry',
  delivered: 'deliver_cart_entry',
  cancelled: 'cancel_cart_entry',
  returned: 'return_entries',
  corrected: 'correct_shipment',
  lost: 'report_shipment_lost',
  undone: 'undo_ship_cart_entry',
  changed: 'change_order',
  asked: 'ask_for_difference',
} as const satisfies Record<StaffStep | ParcelStep | 'changed' | 'asked', AuditAction>;

/** What the staff do to a parcel after it was sent. */
type ParcelStep = 'corrected' | 'lost' | 'undone';

/** The audit is written within the transaction of the change, which the database ends after a minute. */
const LONGEST_CHANGE_MS = MINUTE_MS;

/** Something of an order, and when it was done. */
interface Done {
  /** Id of the entry, or number of the order: what the audit says was changed. */
  readonly subjectIds: readonly string[];
  readonly at: Date | undefined;
}

/** Names of who of the staff did what to an order, found in the audit by when it was done. */
export class OrderStaff {
  constructor(private readonly records: readonly AuditRecord[]) {}

  whoTook(step: keyof typeof actionOf, done: Done): string | undefined {
    return this.find(actionOf[step], done);
  }

  /** @param amount what was owed by it at first, US dollars: money may go back for another reason at the same moment */
  whoRefunded(amount: number, done: Done): string | undefined {
    const isOfAmount = ({ changes }: AuditRecord) =>
      changes.some(({ field, after }) => field === 'refund' && after === String(amount));
    return this.find('refund_order', done, isOfAmount);
  }

  private find(
    wanted: AuditAction,
    { subjectIds, at: doneAt }: Done,
    isIt: (record: AuditRecord) => boolean = () => true,
  ): string | undefined {
    if (!doneAt) return undefined;
    const distance = ({ at }: AuditRecord) => Math.abs(at.getTime() - doneAt.getTime());
    const [nearest] = this.records
      .filter(({ action, subjectId }) => action === wanted && subjectIds.includes(subjectId))
      .filter((record) => isValidDate(record.at) && distance(record) < LONGEST_CHANGE_MS && isIt(record))
      .sort((a, b) => distance(a) - distance(b));
    return textOf(nearest?.actorName) || undefined;
  }
}
