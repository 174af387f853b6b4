import type { Collection } from 'mongoose';
import { AuditRecordModel } from '../../audit/audit-record.entity.ts';
import { PetModel } from '../../catalogue/pet/pet.entity.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';
import { RefundModel } from '../../orders/refunds/refund.entity.ts';

/** Indexes that the shop once made and nothing asks any more, by the names that MongoDB gave them. */
const oldIndexes: readonly (readonly [Pick<Collection, 'dropIndex'>, readonly string[]])[] = [
  [
    PetModel.collection,
    [
      ...['createdAt_-1__id_-1', 'petprice_1__id_1', 'petname_1__id_1', 'stock_1__id_1', 'searchWords_1'],
      ...['createdAt_-1__id_-1', 'petprice_1__id_1', 'petname_1__id_1'].map(
        (key) => `category_1_type_1_${key}`,
      ),
    ],
  ],
  [PetOrderModel.collection, ['uid_1_orderDate_-1__id_-1', 'orderDate_-1__id_-1', 'petId_1_status_1']],
  [CartEntryModel.collection, ['uid_1_orderDate_-1__id_-1', 'orderDate_-1__id_-1', 'paymentId_1', 'petId_1']],
  [
    AuditRecordModel.collection,
    ['action', 'actor', 'subject', 'subjectId'].map((field) => `${field}_1_at_-1__id_-1`),
  ],
  [
    PaymentModel.collection,
    [
      'status_1_expiresAt_1',
      'kind_1_closesAt_1',
      'uid_1_settledAt_1',
      'uid_1_settledAt_1_untold',
      'settledAt_1_status_1_amount_1_refundDue_1',
    ],
  ],
  [RefundModel.collection, ['status_1_createdAt_1']],
];

/** What the database answers about an index that is not there. */
const INDEX_NOT_FOUND = 27;

/**
 * Drops indexes that others have taken the place of: each costs every write. By name, so that one
 * which the owner of the database made stays. Those that the version before names in its questions are left to it while
 * servers are restarted in turn, and go with a migration of the version after: `petname_1__id_1_cell_1_petprice_1`,
 * `cell_1_petname_1__id_1_petprice_1` of items, `role_1_beginnings_1_name_1__id_1` of accounts, and their names sorted
 * without numbers, `name_1__id_1` and `role_1_name_1__id_1`.
 */
export async function dropOldIndexes(): Promise<void> {
  for (const [collection, names] of oldIndexes) {
    for (const name of names) {
      await collection.dropIndex(name).catch((error: { code?: number }) => {
        if (error.code !== INDEX_NOT_FOUND) throw error;
      });
    }
  }
}
