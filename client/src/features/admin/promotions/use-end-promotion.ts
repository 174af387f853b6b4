import { useMutation } from '@apollo/client/react';
import { confirmDialog, showAlert, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { EndPromotionDocument, UpdatePromotionDocument } from './promotions.operations.ts';
import type { Promotion } from './use-promotions.ts';

/** Ends a promotion, after a question, and brings an ended one back. */
export function useEndPromotion({ _id: id, code }: Promotion) {
  const [end, ending] = useMutation(EndPromotionDocument, {
    variables: { id },
    onCompleted: () => showAlert(`${code} has ended`),
    onError: (error) => showErrorDialog(error.message),
  });
  const [bringBack, bringing] = useMutation(UpdatePromotionDocument, {
    variables: { id, input: { isActive: true } },
    onCompleted: () => showAlert(`${code} is back`),
    onError: (error) => showErrorDialog(error.message),
  });

  function ask() {
    confirmDialog({
      title: `End ${code}?`,
      text: 'Nobody can enter it from now on. Orders that have it keep what it took off.',
      confirm: 'Yes, end it',
      onConfirm: () => void end(),
    });
  }

  return { ask, bringBack: () => void bringBack(), isBusy: ending.loading || bringing.loading };
}
