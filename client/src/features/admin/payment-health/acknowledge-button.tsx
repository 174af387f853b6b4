import { useMutation } from '@apollo/client/react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AcknowledgeFindingDocument, MoneyHealthDocument } from './payment-health.operations.ts';

/** Acknowledges a loss, which is then no longer counted as unmatched. */
export function AcknowledgeButton({ findingId }: { readonly findingId: string }) {
  const [acknowledge, { loading }] = useMutation(AcknowledgeFindingDocument, {
    variables: { id: findingId },
    refetchQueries: [MoneyHealthDocument],
    onError: (error) => showErrorDialog(error.message),
  });
  return (
    <FocusableButton mt={6} size="xs" variant="default" isBusy={loading} onClick={() => void acknowledge()}>
      Take note
    </FocusableButton>
  );
}
