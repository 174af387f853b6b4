import {
  capturedPaymentStates,
  givenPetOrderStates,
  soldCartEntryStates,
} from '../../../../domain/orders/order-states.ts';
import { CartEntryModel } from '../../orders/cart-entries/cart-entry.entity.ts';
import { PetOrderModel } from '../../orders/pet-orders/pet-order.entity.ts';
import { PaymentModel } from '../../orders/records/payment.entity.ts';

/**
 * Records from before it was kept when money came in or an animal was given away get the nearest
 * moment that is known: when they began.
 */
export async function dateOldRecords(): Promise<void> {
  const options = { updatePipeline: true };
  await PaymentModel.updateMany(
    { settledAt: null, status: { $in: capturedPaymentStates } },
    [{ $set: { settledAt: '$paymentdate' } }],
    options,
  );
  await CartEntryModel.updateMany(
    { paidAt: null, status: { $in: soldCartEntryStates } },
    [{ $set: { paidAt: '$orderDate' } }],
    options,
  );
  await PetOrderModel.updateMany(
    { approvedAt: null, status: { $in: givenPetOrderStates } },
    [{ $set: { approvedAt: '$orderDate' } }],
    options,
  );
}
