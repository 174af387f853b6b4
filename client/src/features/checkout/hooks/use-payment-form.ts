import { useQuery } from '@apollo/client/react';
import type { PaymentForm } from '../../../../../domain/shop-settings/shop-settings.ts';
import { PaymentFormDocument } from '../api/checkout.operations.ts';

/** Where the shop has a new card typed; undefined until it is known. Whom it does not tell has the specification's field. */
export function usePaymentForm(): PaymentForm | undefined {
  const { data, error } = useQuery(PaymentFormDocument);
  return data?.shopSettings.paymentForm ?? (error && 'CARD');
}
