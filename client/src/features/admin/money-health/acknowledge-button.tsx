import { useMutation } from '@apollo/client/react';
import { FocusableButton } from '../../../ui/buttons/focusable-button.tsx';
import { confirmDialog, showErrorDialog } from '../../../ui/notifications/notifications.ts';
import { AcknowledgeFindingDocument, MoneyHealthDocument } from './money-health.operations.ts';

interface AcknowledgeButtonProps {
  readonly finding: { readonly _id: string; readonly kind: string; readonly what: string };
}

/**
 * Takes note of a finding, which is then no longer counted as unmatched. What a round might still put right is asked about
 * first.
 */
export function AcknowledgeButton({ finding: { _id, kind, what } }: AcknowledgeButtonProps) {
  const [acknowledge, { loading }] = useMutation(AcknowledgeFindingDocument, {
    variables: { id: _id },
    refetchQueries: [MoneyHealthDocument],
    onError: (error) => showErrorDialog(error.message),
  });

  function ask() {
    confirmDialog({
      title: 'Take note of this finding?',
      text: 'It is no longer counted, and no check opens it again. Do this once it was settled in another way.',
      list: [what],
      ...(kind === 'REFUND_OWED' && { warning: 'The shop owes this refund no longer and does not send it.' }),
      confirm: 'Yes, it is settled',
      onConfirm: () => void acknowledge(),
    });
  }

  return (
    <FocusableButton
      mt={6}
      size="xs"
      variant="default"
      isBusy={loading}
      onClick={() => (kind === 'DISPUTE' ? void acknowledge() : ask())}
    >
      Take note
    </FocusableButton>
  );
}
